import type { Tone } from '../tones.js';

/** Draws an object in a box of 400 × 400, with its base on y = 318 when it is on the shelf. */
export interface Motif {
  /** What the picture is called, in English. */
  title: string;
  /** `shelf`: on the board; `wall`: hanging or lying flat, without the board. */
  place: 'shelf' | 'wall';
  draw(tone: Tone): string;
}

export const onShelf = (title: string, draw: Motif['draw']): Motif => ({ title, place: 'shelf', draw });
export const onWall = (title: string, draw: Motif['draw']): Motif => ({ title, place: 'wall', draw });
