/** Longer texts than any bank transmits are cut; what is in them then is doubtful. */
export const MAX_TEXT = 3_000;
export const MAX_REFERENCE = 100;

/** Separates the structured reference, the text and the end-to-end id. */
export const BETWEEN = ' \u241E ';

const INVISIBLE = /[\p{Cf}\p{Mn}\p{Cc}]/gu;

/** Full-width and other compatibility forms as plain characters, without invisible ones; line breaks stay. */
export const readable = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .normalize('NFKC')
    .slice(0, maxLength)
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, (sign) => (sign === '\n' || sign === '\t' ? sign : ''));

/** Capitals of ASCII only: others would change the length of the text. */
export const capitals = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

export const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

export const isBlank = (sign: string | undefined): boolean => sign !== undefined && /\s/.test(sign);

export const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
