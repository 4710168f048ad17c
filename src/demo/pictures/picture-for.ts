import { type Motif, motifs } from './motifs/index.js';
import { scenes } from './scenes.js';
import { group, rect } from './shapes.js';
import { type Tone, tones } from './tones.js';

const SCENE_PREFIX = 'category-';
const FLOOR = 318;

/**
 * Draws a picture of the demo shop.
 *
 * `name` is a file name: `<motif>-<tone>.svg` (400 × 400), as `teapot-moss.svg`, or `category-<alias>.svg` (600 × 400);
 * the ending may be left out. The same name always gives the same text. Returns null for an unknown name.
 */
export function pictureFor(name: string): string | null {
  const stem = name.replace(/\.svg$/, '');
  return stem.startsWith(SCENE_PREFIX) ? scenePicture(stem.slice(SCENE_PREFIX.length)) : singlePicture(stem);
}

function singlePicture(stem: string): string | null {
  const part = partOf(stem);
  if (!part) return null;
  const board = part.motif.place === 'shelf' ? shelf(40, 320) : '';
  return svg(400, `${part.motif.title}, ${part.toneName}`, part.tone.wall, board + part.motif.draw(part.tone));
}

function scenePicture(alias: string): string | null {
  const names = Object.hasOwn(scenes, alias) ? scenes[alias] : undefined;
  const parts = names?.map(partOf);
  if (!parts?.every((part) => part !== null)) return null;
  const scale = 0.72;
  const things = parts.map((part, index) =>
    // Hanging things are lifted, so that they do not overlap the board below the others.
    group(
      `translate(${index * 190 - 34} ${part.motif.place === 'shelf' ? 89 : 40}) scale(${scale})`,
      part.motif.draw(part.tone),
    ),
  );
  return svg(600, alias.replaceAll('-', ' '), parts[1]?.tone.wall ?? '#f3ece0', shelf(24, 552) + things.join(''));
}

function partOf(stem: string): { motif: Motif; tone: Tone; toneName: string } | null {
  const [motifName = '', toneName = '', ...rest] = stem.split('-');
  const motif = Object.hasOwn(motifs, motifName) ? motifs[motifName] : undefined;
  const tone = Object.hasOwn(tones, toneName) ? tones[toneName] : undefined;
  return motif && tone && rest.length === 0 ? { motif, tone, toneName } : null;
}

const shelf = (x: number, width: number): string =>
  rect(x, FLOOR, width, 14, '#dcc19a', 4) + rect(x + 10, FLOOR + 14, width - 20, 6, '#000', 3, 'opacity=".08"');

const svg = (width: number, title: string, wall: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400" role="img"><title>${title}</title>` +
  `${rect(0, 0, width, 400, wall)}<circle cx="${width / 2}" cy="200" r="156" fill="#fff" opacity=".45"/>${body}</svg>\n`;
