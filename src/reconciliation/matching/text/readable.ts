/** Texts are cut to this length, which no bank exceeds. */
export const MAX_TEXT = 3_000;
export const MAX_REFERENCE = 100;

/** Separates the structured reference, the text and the end-to-end id in one text. */
export const BETWEEN = ' \u241E ';

const INVISIBLE = /[\p{Cf}\p{Mn}\p{Cc}]/gu;

/** Replaces full-width and similar characters by plain ones, and removes invisible ones except tabs and line breaks. */
export const readable = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .normalize('NFKC')
    .slice(0, maxLength)
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));

/** Converts ASCII letters to capitals. Other capitals could change the length of the text. */
export const capitals = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

export const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

export const isBlank = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);

export const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
