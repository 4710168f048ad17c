/** An element as text. */
export type Xml = string;

/** Characters that XML 1.0 cannot contain. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character]!);

const opened = (name: string, attributes: Readonly<Record<string, string>>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');

/** An element with a text; null if the text is missing or blank. */
export const leaf = (
  name: string,
  text: string | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): Xml | null => (text?.trim() ? `<${opened(name, attributes)}>${escaped(text.trim())}</${name}>` : null);

/** An element with children; null if it has none. Missing children are left out. */
export function node(
  name: string,
  children: ReadonlyArray<Xml | null>,
  attributes: Readonly<Record<string, string>> = {},
): Xml | null {
  const content = children.filter((child) => child !== null);
  return content.length > 0 ? `<${opened(name, attributes)}>${content.join('')}</${name}>` : null;
}

export const xmlDocument = (root: Xml | null): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root ?? ''}\n`;
