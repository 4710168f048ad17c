import { compareNames, type Language } from '#kernel';

interface Labelled {
  /** In the language of the answer. */
  readonly label: string;
}

/** Compares values by their labels, by the alphabet of the language. */
export function byLabel(language: Language): (one: Labelled, other: Labelled) => number {
  const compare = compareNames(language);
  return (one, other) => compare(one.label, other.label);
}

/** Compares attributes in the order of display: by position, then by label. */
export function byPlace(
  language: Language,
): (one: Labelled & { readonly position: number }, other: Labelled & { readonly position: number }) => number {
  const compare = byLabel(language);
  return (one, other) => one.position - other.position || compare(one, other);
}
