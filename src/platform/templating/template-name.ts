const NAME = /^[a-z0-9_-]{1,64}(\/[a-z0-9_-]{1,64}){0,4}(\.txt)?(\.liquid)?$/i;

/**
 * `payment/bank_invoice` → `payment/bank_invoice.liquid`; null for anything that is no plain name (dots, absolute
 * paths, backslashes).
 */
export function fileOf(name: string): string | null {
  if (!NAME.test(name)) return null;
  return name.endsWith('.liquid') ? name : `${name}.liquid`;
}

/** Names with `.txt` are plain text: nothing is escaped in them. */
export const isText = (name: string): boolean => /\.txt(\.liquid)?$/.test(name);
