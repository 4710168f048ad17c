import { isIn, pointsOf, readRanges, writePoints, type Range } from './code-points.js';
import { facesOf, partsOf, type FontPackage } from './font-package.js';

const LATIN: FontPackage = { name: 'fontsource/noto-sans', isVariable: false };
const ALWAYS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'];

const OTHERS = ['hebrew', 'arabic', 'thai', 'georgian', 'armenian'].map((script) => ({
  name: `fontsource/noto-sans-${script}`,
  isVariable: false,
  // Other parts, such as `math`, declare code points that their files do not contain.
  part: script,
}));
const [CHINESE, JAPANESE, KOREAN] = (['sc', 'jp', 'kr'] as const).map((region) => ({
  name: `fontsource-variable/noto-sans-${region}`,
  isVariable: true,
})) as [FontPackage, FontPackage, FontPackage];

const KANA = readRanges('U+3041-30FF');
const HANGUL = readRanges('U+1100-11FF,U+3131-318E,U+AC00-D7A3');

/** Fonts embedded in every page, and the code points that they contain. */
interface Base {
  readonly faces: string;
  readonly ranges: readonly Range[];
}

let made: Promise<Base> | null = null;

/**
 * Noto Sans as `@font-face` rules with embedded fonts: Latin, Cyrillic, Greek and currency signs, including ₴; of other
 * scripts only the parts that the page needs.
 */
export async function fontFaces(html: string): Promise<string> {
  made ??= makeBase().catch((error: unknown) => {
    made = null;
    throw error;
  });
  const { faces, ranges } = await made;
  const missing = [...pointsOf(html)].filter((point) => !isIn(ranges, point));
  return missing.length === 0 ? faces : `${faces}\n${await facesFor(missing)}`;
}

async function makeBase(): Promise<Base> {
  const parts = await partsOf(LATIN);
  const faces = await Promise.all(ALWAYS.map((part) => facesOf(LATIN, part, rangeText(parts.get(part)!))));
  return { faces: faces.join('\n'), ranges: ALWAYS.flatMap((part) => parts.get(part)!) };
}

const rangeText = (ranges: readonly Range[]): string =>
  ranges.map(({ first, last }) => `U+${first.toString(16)}-${last.toString(16)}`).join(',');

/** Fonts in order of precedence for each code point. */
async function facesFor(missing: readonly number[]): Promise<string> {
  let left = missing;
  const faces: Array<Promise<string>> = [];
  for (const font of fontsFor(missing)) {
    if (left.length === 0) break;
    for (const [part, ranges] of await partsOf(font)) {
      const drawn = left.filter((point) => isIn(ranges, point));
      if (drawn.length > 0) faces.push(facesOf(font, part, writePoints(drawn)));
      left = left.filter((point) => !drawn.includes(point));
    }
  }
  return (await Promise.all(faces)).join('\n');
}

/** Chinese, Japanese and Korean share characters with different shapes: the page's other letters select the font. */
function fontsFor(points: readonly number[]): FontPackage[] {
  const isAmong = (ranges: readonly Range[]): boolean => points.some((point) => isIn(ranges, point));
  const eastern = isAmong(KANA)
    ? [JAPANESE, CHINESE, KOREAN]
    : isAmong(HANGUL)
      ? [KOREAN, CHINESE, JAPANESE]
      : [CHINESE, JAPANESE, KOREAN];
  return [LATIN, ...OTHERS, ...eastern];
}
