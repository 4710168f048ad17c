import { FieldErrors } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { keepPictures } from '../data/picture-rows.js';

/** Paths of uploaded pictures, with any base path. */
const UPLOADED = /\/media\/pictures\/[0-9a-f]{32}\.webp$/;

/**
 * Checks that `images` exist and protects them from deletion. Call it before writing what refers to them.
 * @param fieldOf returns the field name of the image at an index
 * @throws FieldErrors (422) for an uploaded picture that was deleted because it was not used in time
 */
export async function mustHoldPictures(
  tx: Transaction,
  images: readonly string[],
  fieldOf: (index: number) => string,
): Promise<void> {
  const [gone] = await holdPictures(tx, images);
  if (gone !== undefined)
    throw new FieldErrors({ [fieldOf(images.indexOf(gone))]: [{ key: 'catalog.errors.picture_gone' }] });
}

/**
 * Protects the uploaded pictures among `images` from deletion while this transaction refers to them. Returns those that
 * were deleted already; pictures of other sites are not checked.
 */
async function holdPictures(tx: Transaction, images: readonly string[]): Promise<string[]> {
  const uploaded = images.filter((image) => image.startsWith('/') && UPLOADED.test(image));
  if (uploaded.length === 0) return [];
  const held = new Set(await keepPictures(tx, uploaded));
  return uploaded.filter((image) => !held.has(image));
}
