import type { Data } from '#panel';

/** A product as loaded for editing. */
export type Product = Data<'getEditableProduct'>;

export type Texts = Product['own'];
export type TextName = keyof Texts;
export const TEXT_NAMES = ['name', 'short_description', 'description'] as const;
