import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readRanges, type Range } from './code-points.js';

const require = createRequire(import.meta.url);

/** A Fontsource package: one font family, split into files by code points. */
export interface FontPackage {
  /** Package name without `@`. */
  readonly name: string;
  /** File names of a part are `<file>-<part>-<weight>-normal.woff2`; a variable font has all weights in one file. */
  readonly isVariable: boolean;
  /** The only part to use; all parts if undefined. */
  readonly part?: string;
}

export const WEIGHTS = [400, 700] as const;

const folderOf = ({ name }: FontPackage): string => dirname(require.resolve(`@${name}/package.json`));

/** The code points of each part. */
export async function partsOf(font: FontPackage): Promise<Map<string, Range[]>> {
  const ranges = JSON.parse(await readFile(join(folderOf(font), 'unicode.json'), 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(ranges)
      .filter(([part]) => font.part === undefined || part === font.part)
      // The part [7] of a large script is in file 7.
      .map(([part, text]) => [part.replace(/[[\]]/g, ''), readRanges(text)]),
  );
}

/**
 * `@font-face` rules with an embedded part, one per weight.
 * @param range code points that the part is used for, as `unicode-range`
 */
export async function facesOf(font: FontPackage, part: string, range: string): Promise<string> {
  const file = font.name.slice(font.name.indexOf('/') + 1);
  const faces = WEIGHTS.map(async (weight) => {
    const path = join(folderOf(font), 'files', `${file}-${part}-${font.isVariable ? 'wght' : weight}-normal.woff2`);
    const data = await readFile(path, 'base64');
    const source = `url(data:font/woff2;base64,${data}) format("woff2")`;
    return `@font-face{font-family:"Noto Sans";font-weight:${weight};src:${source};unicode-range:${range}}`;
  });
  return (await Promise.all(faces)).join('\n');
}
