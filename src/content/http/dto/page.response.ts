import { LANGUAGES, type Language } from '#kernel';
import { Flag, Integer, OneOf, Ref, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { PAGE_KINDS, type PageKind } from '../../domain/content-page.js';
import type { EditedPage, PageLink, PublishedPage } from '../../domain/page-views.js';

const KIND = {
  name: 'PageKind',
  nullable: true,
  description: 'Purpose of a page to which the storefront links; null: an ordinary page.',
};

export class PageLinkResponse {
  @Text({ description: 'URL slug; unique.' }) slug!: string;
  @OneOf(PAGE_KINDS, KIND) kind!: PageKind | null;
  @Text({ description: "Heading and link text, in the reader's language, else in another one." }) title!: string;
  @Text({ format: 'uri' }) link!: string;
}

export class PublishedPageResponse extends PageLinkResponse {
  @OneOf(LANGUAGES, {
    name: 'Language',
    description: "Language of the text; another one than the reader's if the page is not translated.",
  })
  language!: Language;
  @Text({ description: 'Summary for search engines; empty: none.' }) description!: string;
  @Text({ description: 'Text in Markdown, as it was written.' }) body!: string;
  @Text({ description: 'The same text as HTML that is safe to embed.' }) html!: string;
  @Timestamp() updated_at!: string;
}

/** Missing texts are omitted. */
export class PageTextsResponse {
  @Text({ optional: true, description: 'Heading and link text.' }) title?: string;
  @Text({ optional: true, description: 'Text in Markdown; missing in lists.' }) body?: string;
  @Text({ optional: true, description: 'Summary for search engines; missing in lists.' }) description?: string;
}

export class PageTranslationsResponse {
  @Ref(() => PageTextsResponse, { optional: true }) en?: PageTextsResponse;
  @Ref(() => PageTextsResponse, { optional: true }) uk?: PageTextsResponse;
  @Ref(() => PageTextsResponse, { optional: true }) ru?: PageTextsResponse;
}

export class ContentPageResponse extends PageLinkResponse {
  @Integer() id!: number;
  @Ref(() => PageTranslationsResponse, { description: 'Texts by language; a language without texts is missing.' })
  translations!: PageTranslationsResponse;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @Flag({ description: 'Whether visitors see the page.' }) published!: boolean;
  @Integer({ description: 'Send it with a change, which is refused when the page has changed since.' })
  version!: number;
  @Timestamp() updated_at!: string;
}

export class PreviewResponse {
  @Text({ description: 'HTML that the page would show.' }) html!: string;
}

export const pageLinkResponse = ({ slug, kind, title, link }: PageLink): PageLinkResponse => ({
  slug,
  kind,
  title,
  link,
});

export const publishedPageResponse = (page: PublishedPage): PublishedPageResponse => ({
  ...pageLinkResponse(page),
  language: page.language,
  description: page.description,
  body: page.body,
  html: page.html,
  updated_at: page.updated_at,
});

export const contentPageResponse = (page: EditedPage): ContentPageResponse => ({
  id: page.id,
  slug: page.slug,
  kind: page.kind,
  translations: page.translations,
  position: page.position,
  published: page.published,
  version: page.version,
  updated_at: page.updated_at,
  title: page.title,
  link: page.link,
});
