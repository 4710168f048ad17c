/** Attributes that version 1.5 removes, without the prefix: their new names differ from them only in the prefix. */
const OLD = ['buy', 'fast-buy', 'remove', 'quantity'];
const warned = new Set<string>();

/** Warns the page's author, once for each name. */
export function warnOnce(old: string, instead: string): void {
  if (warned.has(old)) return;
  warned.add(old);
  console.warn(`${old} is deprecated and gone in 1.5: use ${instead}`);
}

/** The old attribute of a new name, such as `data-s-buy` for `buy`; null if the name is new in this version. */
export const oldName = (name: string): string | null => (OLD.includes(name) ? `data-s-${name}` : null);

/** The value of the old attribute. */
export function oldValue(element: Element, name: string): string | null {
  const old = oldName(name);
  if (!old || !element.hasAttribute(old)) return null;
  warnOnce(old, `data-sc-${name}`);
  return element.getAttribute(old);
}

/** Warns about old names on load, not at the first click. */
export function warnOfOldNames(): void {
  for (const name of OLD) {
    const found = document.querySelector(`[data-s-${name}]`);
    if (found) oldValue(found, name);
  }
}
