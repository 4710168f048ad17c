import { FieldErrors, type FieldError } from '#kernel';
import type { VariantDraft } from './product-draft.js';

interface Picture {
  readonly id: number;
  readonly image: string;
}

/** Id of the variant's new picture; null: none; undefined: unchanged. */
export type PictureOf = (draft: VariantDraft) => number | null | undefined;

/**
 * Finds the variants' pictures among those of their product, by id or else by URL.
 * @throws FieldErrors at `variants.<n>.image_id` or `variants.<n>.image` (422)
 */
export function variantPictures(drafts: readonly VariantDraft[], pictures: readonly Picture[]): PictureOf {
  const problems: Record<string, FieldError[]> = {};
  const found = new Map<VariantDraft, number | null | undefined>();
  for (const [index, draft] of drafts.entries()) {
    const { image_id: id, image } = draft;
    const field = typeof id === 'number' ? 'image_id' : 'image';
    if (typeof id !== 'number' && typeof image !== 'string') {
      found.set(draft, id === undefined ? image : id);
      continue;
    }
    const picture = pictures.find((one) => (typeof id === 'number' ? one.id === id : one.image === image));
    if (picture) found.set(draft, picture.id);
    else problems[`variants.${index}.${field}`] = [{ key: 'catalog.errors.unknown_picture' }];
  }
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems);
  return (draft) => found.get(draft);
}
