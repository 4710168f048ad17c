import { session } from '../session/session.js';

let collator: Intl.Collator | null = null;

/** Compares names by the alphabet of the panel's language: first by letters, then by accents, then by case. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator(session.language);
  return collator.compare(one, other);
}

/** Compares objects by their labels, such as the options of a select field. */
export const compareLabels = (one: { readonly label: string }, other: { readonly label: string }): number =>
  compareNames(one.label, other.label);
