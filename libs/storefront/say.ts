import { shop } from './shop.js';
import type { Outcome } from './types.js';

/** `Choose a variant.` is worth more than `Some fields need your attention.` */
export function sentenceOf({ message, errors }: Outcome): string {
  const said = errors && Object.values(errors).flat().join(' ');
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : message;
}

export const say = (outcome: Outcome): void => shop.tell(sentenceOf(outcome), !outcome.success);
