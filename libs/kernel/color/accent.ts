import { contrast, lightened } from './contrast.js';

/** The page backgrounds of `shop.css` on which text has the lowest contrast. */
export const PAGE_BACKGROUNDS = { light: '#f3f1ec', dark: '#283036' } as const;
/** Minimum contrast ratio of text (WCAG 2.2, success criterion 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Returns the accent color for dark mode: `own` if it is set, otherwise the accent, lightened until it is readable. */
export function darkAccent(accent: string, own: string | null): string {
  if (own !== null) return own;
  let share = 0;
  while (contrast(lightened(accent, share), PAGE_BACKGROUNDS.dark) < LEAST_CONTRAST) share += 0.05;
  return lightened(accent, share);
}

/** Returns white or near-black, whichever is more readable on the color. */
export const textOn = (color: string): string =>
  contrast(color, '#ffffff') >= contrast(color, '#10211c') ? '#ffffff' : '#10211c';
