import type { Language } from '#kernel';
import { textsIn, type ContentPage, type PageKind } from './content-page.js';
import { renderMarkdown, type Site } from '../../platform/markdown/markdown.js';

/** Link to a published page. */
export interface PageLink {
  readonly slug: string;
  readonly kind: PageKind | null;
  readonly title: string;
  readonly link: string;
}

/** A published page for visitors. */
export interface PublishedPage extends PageLink {
  /** Language of the text: the requested one, or another one that the page has. */
  readonly language: Language;
  /** '' if there is none. */
  readonly description: string;
  /** Markdown, as stored. */
  readonly body: string;
  readonly html: string;
  readonly updated_at: string;
}

/** A page for administrators. */
export type EditedPage = Omit<ContentPage, 'updated_at'> & {
  readonly title: string;
  readonly link: string;
  readonly updated_at: string;
};

export const linkOf = (slug: string, { baseUrl }: Pick<Site, 'baseUrl'>): string => `${baseUrl}/pages/${slug}`;

export function publishedPage(
  { slug, kind, translations, updated_at: updated }: ContentPage,
  language: Language,
  own: Language,
  site: Site,
): PublishedPage {
  const texts = textsIn(translations, language, own);
  return {
    slug,
    kind,
    title: texts.title,
    link: linkOf(slug, site),
    language: texts.language,
    description: texts.description,
    body: texts.body,
    html: renderMarkdown(texts.body, site),
    updated_at: updated.toISOString(),
  };
}

export function editedPage(
  page: ContentPage,
  language: Language,
  own: Language,
  site: Pick<Site, 'baseUrl'>,
): EditedPage {
  return {
    ...page,
    title: textsIn(page.translations, language, own).title,
    link: linkOf(page.slug, site),
    updated_at: page.updated_at.toISOString(),
  };
}
