import { compareNames, type Language } from '#kernel';

interface Labelled {
  /** Label in the language of the response. */
  readonly label: string;
}

/** Compares values by their labels, in the language's alphabet. */
export function byLabel(language: Language): (one: Labelled, other: Labelled) => number {
  const compare = compareNames(language);
  return (one, other) => compare(one.label, other.label);
}

/** Compares attributes by position, then by label. */
export function byPlace(
  language: Language,
): (one: Labelled & { readonly position: number }, other: Labelled & { readonly position: number }) => number {
  const compare = byLabel(language);
  return (one, other) => one.position - other.position || compare(one, other);
}
