import { darkAccent, LEAST_CONTRAST, PAGE_BACKGROUNDS } from '../../../../../libs/kernel/color/accent.js';
import { contrast, isHexColor } from '../../../../../libs/kernel/color/contrast.js';
import type { ColorsDraft } from '../shop-settings.js';

export type Mode = 'light' | 'dark';
export const MODES: readonly Mode[] = ['light', 'dark'];

/** The default accent colors, as in `shop.css`. */
export const DEFAULT_ACCENTS: Readonly<Record<Mode, string>> = { light: '#2f5d50', dark: '#7fc4ae' };

/** Returns the accent colors that result from the typed colors. An incomplete color counts as not typed. */
export function accentsOf({ accent, accent_dark: own }: ColorsDraft): Readonly<Record<Mode, string>> {
  if (!isHexColor(accent)) return DEFAULT_ACCENTS;
  return { light: accent, dark: darkAccent(accent, isHexColor(own) ? own : null) };
}

/**
 * Returns the contrast of text in the color on the background of the pages. The ratio is rounded down, so the panel
 * never shows a better contrast than the real one.
 */
export function readability(color: string, mode: Mode): { readonly ratio: number; readonly isReadable: boolean } {
  const ratio = contrast(color, PAGE_BACKGROUNDS[mode]);
  return { ratio: Math.floor(ratio * 10) / 10, isReadable: ratio >= LEAST_CONTRAST };
}
