import { LANGUAGES, type Language } from '#panel';

/** What the shop itself leads to; there is one of each. */
export const KINDS = ['terms', 'privacy', 'delivery', 'contact'] as const;
export type Kind = (typeof KINDS)[number];

export const TEXT_NAMES = ['title', 'body', 'description'] as const;
export type TextName = (typeof TEXT_NAMES)[number];
export type Texts = Readonly<Record<TextName, string>>;

/** As GET /api/admin/pages gives it; in a list without body and description. */
export interface ContentPage {
  readonly id: number;
  readonly slug: string;
  readonly kind: Kind | null;
  /** In the reader's language, else in another one. */
  readonly title: string;
  readonly link: string;
  readonly translations: Readonly<Partial<Record<Language, Partial<Texts>>>>;
  readonly published: boolean;
  readonly version: number;
}

export const missingLanguages = ({ translations }: ContentPage): Language[] =>
  LANGUAGES.filter((language) => !translations[language]?.title);
