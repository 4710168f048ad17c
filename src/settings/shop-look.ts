import { contrast, darkAccent, LEAST_CONTRAST, PAGE_BACKGROUNDS, textOn, type Language } from '#kernel';

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

/** Names of the colors that are not readable on the pages. */
export const unreadableColors = (colors: ShopColors | null): Array<keyof ShopColors> =>
  colors === null
    ? []
    : [
        ...(contrast(colors.accent, PAGE_BACKGROUNDS.light) < LEAST_CONTRAST ? (['accent'] as const) : []),
        ...(contrast(darkAccent(colors.accent, colors.accent_dark), PAGE_BACKGROUNDS.dark) < LEAST_CONTRAST
          ? (['accent_dark'] as const)
          : []),
      ];

/** Rules that replace the colors of `shop.css`; '' for the default. */
export function colorRules(colors: ShopColors | null): string {
  if (colors === null) return '';
  const rule = (accent: string): string => `:root{--accent:${accent};--on-accent:${textOn(accent)}}`;
  const dark = rule(darkAccent(colors.accent, colors.accent_dark));
  return `${rule(colors.accent)}\n@media (prefers-color-scheme: dark){${dark}}\n`;
}
