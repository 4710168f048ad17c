import { LANGUAGES, pick, type Language } from '#kernel';

/** Pages that the shop itself links to, from checkout, cart or product; at most one of each kind. */
export const PAGE_KINDS = ['terms', 'privacy', 'delivery', 'contact'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** `body` is Markdown; `description` is for search engines. Missing texts are omitted. */
export interface PageTexts {
  readonly title?: string;
  readonly body?: string;
  readonly description?: string;
}

export type PageTranslations = Partial<Record<Language, PageTexts>>;

export interface ContentPage {
  readonly id: number;
  /** URL slug; unique. */
  readonly slug: string;
  readonly kind: PageKind | null;
  readonly translations: PageTranslations;
  /** Position; lower numbers come first. */
  readonly position: number;
  readonly published: boolean;
  readonly version: number;
  readonly updated_at: Date;
}

/**
 * The texts of the page in a single language, because a title above a text in another language would look like an
 * error. `pick` describes the choice.
 */
export function textsIn(
  translations: PageTranslations,
  language: Language,
  fallback: Language,
): Required<PageTexts> & { readonly language: Language } {
  const own = pick(
    Object.fromEntries(LANGUAGES.flatMap((one) => (translations[one]?.title ? [[one, one]] : []))),
    language,
    fallback,
  ) as Language | '';
  return { title: '', body: '', description: '', ...(own && translations[own]), language: own || fallback };
}
