import { compareNames, type Language } from '#kernel';
import { attributeParameter, knownColor, type AttributeFilter, type Facet } from '../../catalog/index.js';
import { capitalized } from '../page/capitalized.js';

export interface FacetChoice {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** `#rrggbb` if the value has a color. */
  readonly color: string | null;
  readonly count: number;
  readonly checked: boolean;
  /** Disabled, because no product would match. */
  readonly off: boolean;
}

export interface FacetGroup {
  /** Name of the form field. */
  readonly name: string;
  readonly label: string;
  readonly choices: FacetChoice[];
  /** Collapsed values. */
  readonly more: FacetChoice[];
  readonly moreOpen: boolean;
  /** Whether the group is expanded: the first groups and those with active filters are. */
  readonly isOpen: boolean;
}

const MOST_GROUPS = 12;
const MOST_CHOICES = 60;
const AT_ONCE = 6;
const OPEN_GROUPS = 3;

/** Amounts such as 20 ml start with digits in every language. */
const compareAmounts = compareNames('en', { numeric: true });

/** Amounts (20 ml, 100 ml) in ascending order, other values by number of products. */
const inOrder = (values: Facet['values']): Facet['values'] =>
  values.every(({ label }) => /^\d/.test(label)) ? values.toSorted((a, b) => compareAmounts(a.label, b.label)) : values;

/**
 * Filter groups in the order of the unfiltered list, so that they do not move, with the numbers of the current list.
 */
export function facetGroups(
  all: readonly Facet[],
  found: readonly Facet[],
  selected: readonly AttributeFilter[],
  language: Language,
): FacetGroup[] {
  return all.slice(0, MOST_GROUPS).map(({ attribute, label, values }, group) => {
    const counts = new Map(
      found.find((facet) => facet.attribute === attribute)?.values.map(({ value, count }) => [value, count]),
    );
    const chosen = selected.find((filter) => filter.attribute === attribute)?.values ?? [];
    const choices = inOrder(values)
      .filter(({ value }, index) => index < MOST_CHOICES || chosen.includes(value))
      .map(({ value, label: text, color: own }, index) => {
        const color = own ?? knownColor([attribute, label], [value, text]);
        const count = counts.get(value) ?? 0;
        const checked = chosen.includes(value);
        return {
          id: `f${group}-${index}`,
          value,
          label: capitalized(text, language),
          color,
          count,
          checked,
          off: count === 0 && !checked,
        };
      });
    const more = choices.length > AT_ONCE + 1 ? choices.slice(AT_ONCE) : [];
    return {
      name: attributeParameter(attribute),
      label,
      choices: more.length > 0 ? choices.slice(0, AT_ONCE) : choices,
      more,
      moreOpen: more.some(({ checked }) => checked),
      isOpen: group < OPEN_GROUPS || choices.some(({ checked }) => checked),
    };
  });
}
