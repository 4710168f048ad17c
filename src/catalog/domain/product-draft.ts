import type { Language, TaxClass } from '#kernel';

export type TranslationTexts = { name?: string | null; description?: string | null; short_description?: string | null };

/** Changed texts by language; null removes a language or a text. */
export type TranslationChanges = Partial<Record<Language, TranslationTexts | null>>;

export interface VariantDraft {
  readonly id?: number;
  readonly sku?: string | null;
  readonly attributes: Record<string, string>;
  /** Minor units; null: the product's price with the modifiers. */
  readonly price?: string | null;
  readonly in_stock?: number;
  /** Id of one of the product's pictures; null: none. */
  readonly image_id?: number | null;
  /** URL of one of the product's pictures; ignored if an id is sent. */
  readonly image?: string | null;
}

/**
 * Changes of a product, each field validated; amounts are minor units as decimal strings. Undefined fields stay
 * unchanged.
 */
export interface ProductDraft {
  readonly name?: string;
  readonly alias?: string;
  readonly description?: string;
  readonly short_description?: string;
  readonly price_regular?: string;
  readonly price_special?: string | null;
  readonly category?: number | null;
  readonly sku?: string | null;
  readonly in_stock?: number;
  /** Maximum quantity of one line of a cart or an order; null: the shop's limit, if any. */
  readonly max_quantity?: number | null;
  readonly tax_class?: TaxClass;
  readonly published?: boolean;
  readonly featured?: boolean;
  readonly position?: number;
  readonly custom_fields?: Record<string, unknown> | null;
  readonly translations?: TranslationChanges;
  readonly images?: ReadonlyArray<{ image: string; alt?: string; sort?: number }>;
  readonly attributes?: ReadonlyArray<{ attribute: string; value: string; price_modifier?: string }>;
  readonly variants?: readonly VariantDraft[];
  /** The version that the editor has read. */
  readonly version?: number;
}

/** Stored translations with the changes applied; languages without any text are left out. */
export function mergedTranslations(
  stored: Record<string, Record<string, string>>,
  changes: TranslationChanges,
): Record<string, Record<string, string>> {
  const merged: Record<string, Record<string, string>> = { ...stored };
  for (const [language, texts] of Object.entries(changes)) {
    if (texts === undefined) continue;
    const sent = Object.entries(texts ?? {}).filter(([, text]) => text !== undefined);
    const all = texts === null ? {} : { ...merged[language], ...Object.fromEntries(sent) };
    const kept = Object.entries(all).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    if (kept.length > 0) merged[language] = Object.fromEntries(kept);
    else delete merged[language];
  }
  return merged;
}

/** Key of a map of attributes; equal for two maps with the same entries in any order. */
export const attributesKey = (attributes: Record<string, string>): string =>
  JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
