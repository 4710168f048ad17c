/** Code points from `first` to `last`. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Parses a CSS `unicode-range`, such as `U+0-FF,U+131`. */
export const readRanges = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [first, last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return { first: parseInt(first!, 16), last: parseInt(last!, 16) };
  });

export const isIn = (ranges: readonly Range[], point: number): boolean =>
  ranges.some(({ first, last }) => first <= point && point <= last);

/** Writes a CSS `unicode-range`. */
export const writePoints = (points: Iterable<number>): string =>
  [...points].map((point) => `U+${point.toString(16)}`).join(',');

/** Distinct non-ASCII code points of a page; numeric character references are resolved. */
export function pointsOf(html: string): Set<number> {
  const points = new Set<number>();
  for (const [character] of html.matchAll(/[^\0-\x7F]/gu)) points.add(character.codePointAt(0)!);
  for (const [, hex, decimal] of html.matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi))
    points.add(hex ? parseInt(hex, 16) : Number(decimal));
  return points;
}
