import { LANGUAGES, pick, type Language } from '#kernel';

/** A page that the shop itself leads to, from checkout, cart or product; there is at most one of each. */
export const PAGE_KINDS = ['terms', 'privacy', 'delivery', 'contact'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** `body` is Markdown; `description` is for search engines. What is missing is left out. */
export interface PageTexts {
  readonly title?: string;
  readonly body?: string;
  readonly description?: string;
}

export type PageTranslations = Partial<Record<Language, PageTexts>>;

export interface ContentPage {
  readonly id: number;
  /** The word in its address. */
  readonly slug: string;
  readonly kind: PageKind | null;
  readonly translations: PageTranslations;
  /** Lower numbers first. */
  readonly position: number;
  readonly published: boolean;
  readonly version: number;
  readonly updated_at: Date;
}

/**
 * The page in one language, whole: a title over another language's text would read like a mistake. See `pick` for
 * which.
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
