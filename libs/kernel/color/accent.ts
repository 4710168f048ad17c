import { contrast, lightened } from './contrast.js';

/** The backgrounds of the shop's pages on which text has the least contrast, as in `shop.css`. */
export const PAGE_BACKGROUNDS = { light: '#f3f1ec', dark: '#283036' } as const;
/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** The accent in dark mode: its own color, or else the accent, lightened until it is readable. */
export function darkAccent(accent: string, own: string | null): string {
  if (own !== null) return own;
  let share = 0;
  while (contrast(lightened(accent, share), PAGE_BACKGROUNDS.dark) < LEAST_CONTRAST) share += 0.05;
  return lightened(accent, share);
}

/** Black or white, whichever is more readable on the color. */
export const textOn = (color: string): string =>
  contrast(color, '#ffffff') >= contrast(color, '#10211c') ? '#ffffff' : '#10211c';
