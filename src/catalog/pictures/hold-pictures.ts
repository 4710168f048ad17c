import { FieldErrors } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { keepPictures } from '../data/picture-rows.js';

/** Where uploaded pictures are; whatever a shop's base path is. */
const UPLOADED = /\/media\/pictures\/[0-9a-f]{32}\.webp$/;

/**
 * Call it before what refers to `images` is written; `fieldOf` names the field of each by its place.
 * @throws FieldErrors (422) for an uploaded picture that was not used in time
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
 * Keeps the uploaded ones among `images` from being deleted while this transaction refers to them. Answers those that
 * have been already; images of other places are not ours to judge.
 */
async function holdPictures(tx: Transaction, images: readonly string[]): Promise<string[]> {
  const uploaded = images.filter((image) => image.startsWith('/') && UPLOADED.test(image));
  if (uploaded.length === 0) return [];
  const held = new Set(await keepPictures(tx, uploaded));
  return uploaded.filter((image) => !held.has(image));
}
