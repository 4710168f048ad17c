/**
 * The text as PostgreSQL can store it, cut to a length: without NUL, and with U+FFFD for half of a surrogate pair. XML
 * character references and damaged files can contain both.
 */
export const storable = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');

export const storableOrNull = (text: string | null, longest: number): string | null =>
  text === null ? null : storable(text, longest) || null;
