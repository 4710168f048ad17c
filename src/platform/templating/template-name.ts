const NAME = /^[a-z0-9_-]{1,64}(\/[a-z0-9_-]{1,64}){0,4}(\.txt)?(\.liquid)?$/i;

/** `payment/bank_invoice` → `payment/bank_invoice.liquid`; null for names with dots, absolute paths or backslashes. */
export function fileOf(name: string): string | null {
  if (!NAME.test(name)) return null;
  return name.endsWith('.liquid') ? name : `${name}.liquid`;
}

/** Whether the template is plain text, in which nothing is escaped: its name contains `.txt`. */
export const isText = (name: string): boolean => /\.txt(\.liquid)?$/.test(name);
