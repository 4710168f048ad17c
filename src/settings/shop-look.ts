import { contrast, lightened, type Language } from '#kernel';

/** Colors of the pages, `#rrggbb`. */
export interface ShopColors {
  /** Buttons and links on light backgrounds. */
  readonly accent: string;
  /** The same in dark mode; null: `accent`, lightened until it is readable. */
  readonly accent_dark: string | null;
}

/** Beginning of the home page; null: the default. */
export interface ShopHero {
  /** Path of an uploaded picture. */
  readonly image: string | null;
  readonly title: Readonly<Partial<Record<Language, string>>>;
  readonly text: Readonly<Partial<Record<Language, string>>>;
}

/** The look of the pages; pictures are paths of uploaded ones. */
export interface ShopLook {
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly colors: ShopColors | null;
  readonly hero: ShopHero | null;
}

/** The backgrounds of `shop.css` on which text has the least contrast. */
export const BACKGROUNDS = { light: '#f3f1ec', dark: '#283036' } as const;
/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** A color that is readable in dark mode. */
export function darkAccent({ accent, accent_dark: own }: ShopColors): string {
  if (own !== null) return own;
  let share = 0;
  while (contrast(lightened(accent, share), BACKGROUNDS.dark) < LEAST_CONTRAST) share += 0.05;
  return lightened(accent, share);
}

/** Black or white, whichever is more readable on the color. */
export const textOn = (color: string): string =>
  contrast(color, '#ffffff') >= contrast(color, '#10211c') ? '#ffffff' : '#10211c';

/** Names of the colors that are not readable on the pages. */
export const unreadableColors = (colors: ShopColors | null): Array<keyof ShopColors> =>
  colors === null
    ? []
    : [
        ...(contrast(colors.accent, BACKGROUNDS.light) < LEAST_CONTRAST ? (['accent'] as const) : []),
        ...(contrast(darkAccent(colors), BACKGROUNDS.dark) < LEAST_CONTRAST ? (['accent_dark'] as const) : []),
      ];

/** Rules that replace the colors of `shop.css`; '' for the default. */
export function colorRules(colors: ShopColors | null): string {
  if (colors === null) return '';
  const rule = (accent: string): string => `:root{--accent:${accent};--on-accent:${textOn(accent)}}`;
  return `${rule(colors.accent)}\n@media (prefers-color-scheme: dark){${rule(darkAccent(colors))}}\n`;
}
