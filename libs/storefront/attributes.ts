const OLD = WITH_DEPRECATED ? ['buy', 'fast-buy', 'remove', 'quantity'] : [];
const warned = new Set<string>();

/** Tells the page's author, once each. */
export function warnOnce(old: string, instead: string): void {
  if (warned.has(old)) return;
  warned.add(old);
  console.warn(`${old} is deprecated and gone in 1.5: use ${instead}`);
}

function oldName(name: string): string | null {
  return WITH_DEPRECATED && OLD.includes(name) ? `data-s-${name}` : null;
}

/** The selector of an element with the attribute `data-sc-{name}`. */
export function withAttribute(name: string, tag = ''): string {
  const old = oldName(name);
  return `${tag}[data-sc-${name}]${old ? `,${tag}[${old}]` : ''}`;
}

/** The value of `data-sc-{name}`; null when it is not there. */
export function attribute(element: Element, name: string): string | null {
  const value = element.getAttribute(`data-sc-${name}`);
  const old = oldName(name);
  if (value !== null || !old || !element.hasAttribute(old)) return value;
  warnOnce(old, `data-sc-${name}`);
  return element.getAttribute(old);
}

/** A page that still has old names says so at once, not at the first click. */
export function warnOfOldNames(): void {
  for (const name of OLD) {
    const old = oldName(name);
    if (old && document.querySelector(`[${old}]`)) warnOnce(old, `data-sc-${name}`);
  }
}

/** A product's or a line's id; null when there is none. */
export function idOf(text: string | null): number | null {
  return text && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}
