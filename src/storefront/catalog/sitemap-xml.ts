import type { Language } from '#kernel';

export interface SitemapPage {
  /** Absolute URL. */
  readonly address: string;
  readonly changedAt: Date | null;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** sitemaps.org 0.9, with the languages of each page as `xhtml:link`. */
export const urlSetStart =
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
  'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
export const urlSetEnd = '</urlset>\n';

/**
 * An entry for each language, with links to all languages in each, as search engines require.
 * @param shop with its default language, which needs no parameter in the URL, and the languages that it offers; with
 * only one, links are omitted
 */
export function urlEntry(
  { address, changedAt }: SitemapPage,
  { language, languages }: { language: Language; languages: readonly Language[] },
): string {
  const loc = escaped(address);
  const versionIn = (one: Language): string => (one === language ? loc : `${loc}?lang=${one}`);
  const alternate = (hreflang: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const inEach = languages.map((one) => alternate(one, versionIn(one)));
  const alternates = languages.length < 2 ? '' : inEach.join('') + alternate('x-default', loc);
  const versions = [language, ...languages.filter((one) => one !== language)];
  return versions.map((one) => `<url><loc>${versionIn(one)}</loc>${lastmod(changedAt)}${alternates}</url>\n`).join('');
}

export const sitemapIndex = (parts: readonly SitemapPage[]): string =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts
    .map(({ address, changedAt }) => `<sitemap><loc>${escaped(address)}</loc>${lastmod(changedAt)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

const lastmod = (changedAt: Date | null): string => (changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
