import { oldName, oldValue } from './old-names.js';

/** The selector of an element with the attribute `data-sc-{name}`. */
export function withAttribute(name: string, tag = ''): string {
  const selector = `${tag}[data-sc-${name}]`;
  if (WITH_DEPRECATED) {
    const old = oldName(name);
    if (old) return `${selector},${tag}[${old}]`;
  }
  return selector;
}

/** The value of `data-sc-{name}`; null if the element does not have it. */
export function attribute(element: Element, name: string): string | null {
  const value = element.getAttribute(`data-sc-${name}`);
  return WITH_DEPRECATED ? (value ?? oldValue(element, name)) : value;
}

/** Id of a product or a line; null if there is none. */
export function idOf(text: string | null): number | null {
  return text && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}
