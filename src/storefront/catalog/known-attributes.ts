import type { AttributeFilter, Facet } from '../../catalog/index.js';

/** Of what is filtered by, what there is: an old or made-up value is no reason for an empty page. */
export function knownAttributes(asked: readonly AttributeFilter[], facets: readonly Facet[]): AttributeFilter[] {
  return asked.flatMap(({ attribute, values }) => {
    const there = facets.find((facet) => facet.attribute === attribute)?.values.map(({ value }) => value) ?? [];
    const known = values.filter((value) => there.includes(value));
    return known.length > 0 ? [{ attribute, values: known }] : [];
  });
}
