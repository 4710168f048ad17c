import { shop } from './shop.js';
import type { Outcome } from './types.js';

/** Prefers the error of a field, such as `Choose a variant.`, to `Some fields are invalid.` */
export function sentenceOf({ message, errors }: Outcome): string {
  const fieldErrors = errors && Object.values(errors).flat().join(' ');
  return fieldErrors ? fieldErrors.charAt(0).toUpperCase() + fieldErrors.slice(1) : message;
}

export const notifyOutcome = (outcome: Outcome): void => shop.tell(sentenceOf(outcome), !outcome.success);
