import { LANGUAGES, type Language } from '#kernel';
import { Flag, Integer, OneOf, Ref, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { PAGE_KINDS, type PageKind } from '../../domain/content-page.js';
import type { EditedPage, PageLink, PublishedPage } from '../../domain/page-views.js';

const KIND = {
  name: 'PageKind',
  nullable: true,
  description: 'What the shop itself leads to; null: a page like any other.',
};

export class PageLinkResponse {
  @Text({ description: 'The word in its address.' }) slug!: string;
  @OneOf(PAGE_KINDS, KIND) kind!: PageKind | null;
  @Text({ description: "In the reader's language, else in another one." }) title!: string;
  @Text({ format: 'uri' }) link!: string;
}

export class PublishedPageResponse extends PageLinkResponse {
  @OneOf(LANGUAGES, { name: 'Language', description: 'What the text is in.' }) language!: Language;
  @Text({ description: 'For search engines; empty when there is none.' }) description!: string;
  @Text({ description: 'Markdown, as it was written.' }) body!: string;
  @Text({ description: 'What a page shows of it.' }) html!: string;
  @Timestamp() updated_at!: string;
}

/** What is missing has not been written. */
export class PageTextsResponse {
  @Text({ optional: true }) title?: string;
  @Text({ optional: true, description: 'Markdown; not in a list.' }) body?: string;
  @Text({ optional: true, description: 'Not in a list.' }) description?: string;
}

export class PageTranslationsResponse {
  @Ref(() => PageTextsResponse, { optional: true }) en?: PageTextsResponse;
  @Ref(() => PageTextsResponse, { optional: true }) uk?: PageTextsResponse;
  @Ref(() => PageTextsResponse, { optional: true }) ru?: PageTextsResponse;
}

export class ContentPageResponse extends PageLinkResponse {
  @Integer() id!: number;
  @Ref(() => PageTranslationsResponse) translations!: PageTranslationsResponse;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @Flag() published!: boolean;
  @Integer({ description: 'Send it with a change, which is refused when the page has changed since.' })
  version!: number;
  @Timestamp() updated_at!: string;
}

export class PreviewResponse {
  @Text() html!: string;
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
