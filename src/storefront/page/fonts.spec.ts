import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectFolder } from '../../platform/config/project-folder.js';
import { FONT_NAMES } from './fonts.js';

const folder = join(projectFolder('views'), 'storefront');

/** Numbers of table tags in WOFF2 files: https://www.w3.org/TR/WOFF2/#table_dir_format. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OWN_TAG = 63;

/** The code points for which a WOFF2 file has glyphs: https://www.w3.org/TR/WOFF2/, `cmap` in format 4. */
function codePoints(file: Buffer): Set<number> {
  let at = 48;
  const readLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = file[at++]!;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let before = 0;
  let start = 0;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++]!;
    const tag = flags & 63;
    if (tag === OWN_TAG) at += 4;
    const plain = readLength();
    const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (tag === CMAP) start = before;
    before += isTransformed ? readLength() : plain;
  }
  const cmap = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(start);
  const found = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + table * 8));
    if (part.readUInt16BE(0) !== 4) continue;
    const segments = part.readUInt16BE(6);
    for (let segment = 0; segment < segments; segment += 2) {
      const last = part.readUInt16BE(14 + segment);
      for (let code = part.readUInt16BE(16 + segments + segment); code <= last; code++) found.add(code);
    }
  }
  return found;
}

const stylesheet = readFileSync(join(folder, 'shop.css'), 'utf8');

/** The code points for which the stylesheet loads the file. */
function declared(name: string): (code: number) => boolean {
  const [, list] = new RegExp(`${name}'\\).*?unicode-range:([^;]*);`, 's').exec(stylesheet)!;
  const ranges = list!.split(',').map((range) => {
    const [first, last] = range.trim().slice(2).split('-');
    return [parseInt(first!, 16), parseInt(last ?? first!, 16)] as const;
  });
  return (code) => ranges.some(([first, last]) => code >= first && code <= last);
}

describe('the font of headings', () => {
  const files = FONT_NAMES.map((name) => ({
    has: codePoints(readFileSync(join(folder, 'fonts', name))),
    isLoaded: declared(name),
  }));

  test.each([
    ['English', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789“”‘’–'],
    ['Ukrainian', 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя’«»—№'],
    ['Russian', 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—№'],
    ['currency signs', '€₴₽£$'],
  ])('the font of headings has all characters of %s, and its file is loaded for them', (_, text) => {
    const missing = [...text].filter((letter) => {
      const code = letter.codePointAt(0)!;
      return !files.some(({ has, isLoaded }) => isLoaded(code) && has.has(code));
    });
    expect(missing).toEqual([]);
  });
});
