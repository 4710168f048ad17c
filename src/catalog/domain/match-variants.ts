import { attributesKey, type VariantDraft } from './product-draft.js';

export interface StoredVariant {
  readonly id: number;
  readonly sku: string | null;
  readonly attributes: Record<string, string>;
  readonly price: string | null;
  readonly in_stock: number;
  /** Id of one of the product's pictures; null if the variant has none of its own. */
  readonly image_id: number | null;
}

export interface VariantPlan {
  /** Stored variants with their changes; `draft` has what was sent, the rest stays unchanged. */
  readonly kept: ReadonlyArray<{ stored: StoredVariant; draft: VariantDraft; position: number }>;
  readonly added: ReadonlyArray<{ draft: VariantDraft; position: number }>;
  readonly removed: readonly StoredVariant[];
}

/** Matches sent variants with stored ones by id, else by attributes, else by SKU, so that variants keep their ids. */
export function matchVariants(stored: readonly StoredVariant[], drafts: readonly VariantDraft[]): VariantPlan {
  const free = new Map(stored.map((variant) => [variant.id, variant]));
  const matches = new Map<VariantDraft, StoredVariant>();
  const ways: Array<(draft: VariantDraft, variant: StoredVariant) => boolean> = [
    (draft, variant) => draft.id === variant.id,
    (draft, variant) => draft.id === undefined && attributesKey(draft.attributes) === attributesKey(variant.attributes),
    (draft, variant) => draft.id === undefined && typeof draft.sku === 'string' && draft.sku === variant.sku,
  ];
  for (const fits of ways) {
    for (const draft of drafts) {
      if (matches.has(draft)) continue;
      const match = [...free.values()].find((variant) => fits(draft, variant));
      if (!match) continue;
      matches.set(draft, match);
      free.delete(match.id);
    }
  }
  const placed = drafts.map((draft, position) => ({ draft, position, stored: matches.get(draft) }));
  return {
    kept: placed.flatMap(({ draft, position, stored: match }) => (match ? [{ draft, position, stored: match }] : [])),
    added: placed.flatMap(({ draft, position, stored: match }) => (match ? [] : [{ draft, position }])),
    removed: [...free.values()],
  };
}
