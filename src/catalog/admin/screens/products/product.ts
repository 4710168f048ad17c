import type { Language } from '#panel';

/** A product in the list, of `GET /api/admin/products`. */
export interface ProductRow {
  readonly id: number;
  readonly name: string;
  readonly sku: string | null;
  readonly price: number;
  readonly old_price: number | null;
  readonly category_name: string | null;
  readonly in_stock: number;
  readonly published: 0 | 1;
  readonly featured: 0 | 1;
  readonly variants_count: number;
  readonly image: string | null;
}

export interface Texts {
  readonly name: string;
  readonly short_description: string;
  readonly description: string;
}

export type TextName = keyof Texts;
export const TEXT_NAMES = ['name', 'short_description', 'description'] as const;

export interface Variant {
  readonly id: number;
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: number;
  readonly own_price: number | null;
  readonly in_stock: number;
}

/** A product for editing, of `GET /api/admin/products/{id}`. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly alias: string;
  readonly link: string;
  readonly own: Texts;
  readonly translations: Readonly<Partial<Record<Language, Partial<Texts>>>>;
  readonly price_regular: number;
  readonly price_special: number | null;
  readonly category: number | null;
  readonly sku: string | null;
  readonly in_stock: number;
  readonly max_quantity: number | null;
  readonly has_variants: boolean;
  readonly published: 0 | 1;
  readonly featured: 0 | 1;
  readonly position: number;
  readonly custom_fields: Readonly<Record<string, unknown>> | null;
  readonly images: ReadonlyArray<{ readonly image: string; readonly alt: string }>;
  readonly attributes: ReadonlyArray<{
    readonly attribute: string;
    readonly value: string;
    readonly price_modifier: number;
  }>;
  readonly variants: readonly Variant[];
  readonly version: number;
  readonly low_stock_threshold: number;
}
