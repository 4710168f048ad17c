/**
 * Shortens the text and removes what PostgreSQL cannot store: NUL, and half of a surrogate pair, which becomes U+FFFD.
 * XML character references and damaged files can contain both.
 */
export const storable = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');

export const storableOrNull = (text: string | null, longest: number): string | null =>
  text === null ? null : storable(text, longest) || null;
