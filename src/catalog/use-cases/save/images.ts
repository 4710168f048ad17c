import type { Transaction } from '../../../platform/database/transaction.js';
import { replaceImages } from '../../data/product-lists.js';
import type { ProductDraft } from '../../domain/product-draft.js';
import { mustHoldPictures } from '../../pictures/hold-pictures.js';

/**
 * Replaces the stored list of images by the sent one.
 * @throws FieldErrors at `images.<n>.image` for an uploaded picture that was deleted because it was not used in time
 */
export async function saveImages(
  tx: Transaction,
  productId: number,
  images: NonNullable<ProductDraft['images']>,
): Promise<void> {
  await mustHoldPictures(
    tx,
    images.map(({ image }) => image),
    (index) => `images.${index}.image`,
  );
  await replaceImages(
    tx,
    productId,
    images.map(({ image, alt, sort }, index) => ({ image, alt: alt ?? '', sort: sort ?? index })),
  );
}
