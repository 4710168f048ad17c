import { FieldErrors, hasControls, visibleText, type FieldError } from '#kernel';
import type { ReviewDraft } from '../../catalog/index.js';

export const MAX_REVIEW = 5_000;
export const MAX_NAME = 100;
/** Characters that PostgreSQL cannot store. */
const UNSTORABLE = /[\0\p{Surrogate}]/gu;

/** Entries of the form, to be shown again. */
export interface ReviewEntries {
  readonly rating: string;
  readonly text: string;
  readonly name: string;
}

export function reviewEntries(form: Readonly<Record<string, unknown>>): ReviewEntries {
  const text = (name: string): string => {
    const value = form[name];
    return typeof value === 'string' ? visibleText(value.replaceAll('\r\n', '\n').replace(UNSTORABLE, ' ')) : '';
  };
  return { rating: text('rating'), text: text('text'), name: text('name') };
}

/**
 * @param isNameRequired whether the shop does not know the author's name
 * @throws FieldErrors at `rating`, `text`, `name`
 */
export function readReview({ rating, text, name }: ReviewEntries, isNameRequired: boolean): ReviewDraft {
  const wrong: Record<string, FieldError[]> = {};
  if (!/^[1-5]$/.test(rating)) wrong['rating'] = [{ key: 'storefront-product.errors.rating' }];
  if (text === '') wrong['text'] = [{ key: 'storefront-product.errors.text' }];
  if (hasControls(text, false)) wrong['text'] = [{ key: 'validation.controlCharactersInLines' }];
  if (text.length > MAX_REVIEW)
    wrong['text'] = [{ key: 'storefront-product.errors.too_long', args: { most: MAX_REVIEW } }];
  if (isNameRequired && name === '') wrong['name'] = [{ key: 'storefront-product.errors.name' }];
  if (hasControls(name, true)) wrong['name'] = [{ key: 'validation.controlCharacters' }];
  if (name.length > MAX_NAME) wrong['name'] = [{ key: 'storefront-product.errors.too_long', args: { most: MAX_NAME } }];
  if (Object.keys(wrong).length > 0) throw new FieldErrors(wrong);
  return { rating: Number(rating), text, name };
}
