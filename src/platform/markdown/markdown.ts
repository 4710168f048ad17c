import MarkdownIt, { type Token } from 'markdown-it';

/** URL of the shop: `baseUrl` without a trailing slash, `basePath` its path, '' at the root. */
export interface Site {
  readonly baseUrl: string;
  readonly basePath: string;
}

const SCHEMES = /^(?:https?|mailto|tel):/i;
/** Matches a URL with a scheme. */
const HAS_SCHEME = /^[^/?#]*:/;

const markdown = new MarkdownIt({ html: false, linkify: true });
// This check is stricter than that of the library, which has a list of forbidden schemes.
markdown.validateLink = (address) => SCHEMES.test(address) || !HAS_SCHEME.test(address);
// The frame lets a wide table be scrolled on a phone, and by keyboard.
markdown.renderer.rules['table_open'] = () => '<div class="prose__table" tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

/**
 * Converts Markdown to HTML for a page: HTML in the text is shown as text, links are http, https, mail and phone
 * addresses only, and paths begin at the shop's.
 * @param below level of the heading above the text; headings of the text begin one level below and skip no level
 */
export function renderMarkdown(text: string, site: Site, below = 1): string {
  const tokens = markdown.parse(text, {});
  placeHeadings(tokens, below);
  tokens.forEach(alignByClass);
  for (const { children } of tokens) for (const token of children ?? []) placeAddress(token, site);
  return markdown.renderer.render(tokens, markdown.options, {});
}

/** The text without markup, for a summary. */
export const plainText = (text: string): string =>
  markdown
    .parse(text, {})
    .flatMap(({ children }) =>
      children
        ? [children.map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content)).join('')]
        : [],
    )
    .join(' ');

function placeHeadings(tokens: readonly Token[], below: number): void {
  const levelOf = ({ tag }: Token): number => Number(tag.slice(1));
  const opening = tokens.filter(({ type }) => type === 'heading_open');
  const top = Math.min(...opening.map(levelOf));
  let level = below;
  for (const token of tokens) {
    if (token.type === 'heading_open') level = Math.min(levelOf(token) - top + below + 1, level + 1, 6);
    if (token.type.startsWith('heading_')) token.tag = `h${level}`;
  }
}

/** Aligns table cells by classes, because the Content-Security-Policy allows no style attributes. */
function alignByClass({ attrs }: Token): void {
  const style = attrs?.find(([name]) => name === 'style');
  if (style) style.splice(0, 2, 'class', String(style[1]).replace('text-align:', 'prose__'));
}

function placeAddress(token: Token, { baseUrl, basePath }: Site): void {
  const name = { link_open: 'href', image: 'src' }[token.type];
  if (!name) return;
  const address = String(token.attrGet(name) ?? '');
  if (/^\/(?!\/)/.test(address) && !`${address.split(/[?#]/, 1)[0]}/`.startsWith(`${basePath}/`))
    token.attrSet(name, basePath + address);
  if (token.type === 'image') token.attrSet('loading', 'lazy');
  else if (leadsOut(address, baseUrl)) token.attrSet('rel', 'noopener');
}

function leadsOut(address: string, baseUrl: string): boolean {
  const url = URL.parse(address, `${baseUrl}/`);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== new URL(baseUrl).origin;
}
