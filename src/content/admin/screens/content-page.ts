import { LANGUAGES, type Data, type Language, type Schemas } from '#panel';

export type ContentPage = Data<'getContentPage'>;

/** Pages that the shop itself links to; there is one of each kind. */
export type Kind = Schemas['PageKind'];
export const KINDS: readonly Kind[] = ['terms', 'privacy', 'delivery', 'contact'];

export const TEXT_NAMES = ['title', 'body', 'description'] as const;
export type TextName = (typeof TEXT_NAMES)[number];
export type Texts = Readonly<Record<TextName, string>>;

export const missingLanguages = ({ translations }: ContentPage): Language[] =>
  LANGUAGES.filter((language) => !translations[language]?.title);
