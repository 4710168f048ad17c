const MOST = 160;

/**
 * The beginning of a Markdown text as the storefront's page describes itself to search engines: whole words without
 * markup, at most 160 characters.
 */
export function searchSummary(markdown: string): string {
  const plain = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/(\*{1,3}|_{1,3}|`)(\S(?:[^*_`]*\S)?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MOST) return plain;
  const shortened = plain.slice(0, MOST - 1);
  const space = shortened.lastIndexOf(' ');
  return `${(space > MOST / 2 ? shortened.slice(0, space) : shortened).trimEnd()}…`;
}
