import { LANGUAGES, session, type Localized } from '#panel';

/** A text in the reader's language, else in another one. */
export const inWords = (text: Localized): string =>
  [session.language, ...LANGUAGES].map((language) => text[language]).find((words) => words?.trim()) ?? '';
