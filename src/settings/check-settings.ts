import { FieldErrors, type FieldError } from '#kernel';
import type { Transaction } from '../platform/database/transaction.js';
import { keptPictures } from './data/setting-rows.js';
import { unreadableColors, type ShopLook } from './shop-look.js';

/**
 * Checks that the sent pictures exist, protects them from deletion until the commit, and checks that the sent colors are
 * readable.
 * @throws FieldErrors (422)
 */
export async function mustSuitPages(
  tx: Transaction,
  { logo, favicon, hero, colors }: Partial<ShopLook>,
): Promise<void> {
  const pictures = { logo, favicon, 'hero.image': hero?.image };
  const sent = Object.entries(pictures).flatMap(([field, image]) => (image ? [{ field, image }] : []));
  const kept = sent.length === 0 ? [] : await keptPictures(tx, [...new Set(sent.map(({ image }) => image))]);
  const errors: Record<string, FieldError[]> = {};
  for (const { field, image } of sent)
    if (!kept.includes(image)) errors[field] = [{ key: 'catalog.errors.picture_gone' }];
  for (const name of unreadableColors(colors ?? null))
    errors[`colors.${name}`] = [{ key: 'shop.errors.color_unreadable' }];
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
}
