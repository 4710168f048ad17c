import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'];
const WEIGHTS = [400, 700];
const require = createRequire(import.meta.url);

let made: Promise<string> | null = null;

/**
 * Noto Sans as `@font-face` rules that carry the fonts along: Latin, Cyrillic, Greek and the signs of currencies, ₴
 * too.
 */
export function fontFaces(): Promise<string> {
  made ??= makeFaces().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

async function makeFaces(): Promise<string> {
  const folder = dirname(require.resolve('@fontsource/noto-sans/package.json'));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const faces = await Promise.all(
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map(async (weight) => {
        const font = await readFile(join(folder, 'files', `noto-sans-${subset}-${weight}-normal.woff2`), 'base64');
        return `@font-face{font-family:"Noto Sans";font-weight:${weight};src:url(data:font/woff2;base64,${font}) format("woff2");unicode-range:${ranges[subset]}}`;
      }),
    ),
  );
  return faces.join('\n');
}
