const MOST = 160;

/** The beginning of a text for search engines: whole words, at most 160 characters. */
export function summary(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MOST) return plain;
  const shortened = plain.slice(0, MOST - 1);
  const space = shortened.lastIndexOf(' ');
  return `${(space > MOST / 2 ? shortened.slice(0, space) : shortened).trimEnd()}…`;
}
