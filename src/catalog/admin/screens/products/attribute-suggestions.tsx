import { createContext, useContext, useId, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { session, useRead, type Item } from '#panel';

interface Suggestions {
  /** Id of the datalist of attribute names. */
  readonly names: string;
  readonly known: ReadonlyArray<Item<'suggestAttributes'>>;
  readonly labelled: ReadonlyArray<Item<'listAttributes'>>;
}

const Context = createContext<Suggestions>({ names: '', known: [], labelled: [] });

/** Suggests the attributes of other products, so that an attribute does not get two names. */
export function AttributeSuggestions({ children }: { readonly children: ReactNode }): ReactElement {
  const id = useId();
  const { data } = useRead('/api/admin/attribute-suggestions');
  const labels = useRead('/api/attributes').data;
  const suggestions = useMemo(
    () => ({ names: id, known: data?.items ?? [], labelled: labels?.items ?? [] }),
    [id, data, labels],
  );
  return (
    <Context.Provider value={suggestions}>
      {children}
      <datalist id={id}>
        {suggestions.known.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </datalist>
    </Context.Provider>
  );
}

export const useAttributeNames = (): Suggestions => useContext(Context);

/** Translations of stored attributes and values; undefined if there is no translation. */
export function useAttributeLabels(): {
  readonly ofName: (name: string) => string | undefined;
  readonly ofValue: (name: string, value: string) => string | undefined;
} {
  const { known, labelled } = useAttributeNames();
  const unless = (typed: string, label: string | undefined): string | undefined =>
    label === typed ? undefined : label;
  return {
    ofName: (name) => unless(name, known.find((one) => one.name === name)?.label),
    ofValue: (name, value) =>
      unless(value, labelled.find((one) => one.name === name)?.value_labels[value]?.[session.language]),
  };
}

/** A translated text of a variant's attributes: "Size: S, Color: Moss". */
export function useAttributesText(): (attributes: Readonly<Record<string, string>>) => string {
  const { known, labelled } = useAttributeNames();
  return (attributes) =>
    Object.entries(attributes)
      .map(([name, value]) => {
        const label = known.find((one) => one.name === name)?.label ?? name;
        return `${label}: ${labelled.find((one) => one.name === name)?.value_labels[value]?.[session.language] || value}`;
      })
      .join(', ');
}

/** Suggests values that products have for this attribute, loaded when needed. Pass the id of the list to the input. */
export function useValueSuggestions(attribute: string): {
  readonly list: string;
  readonly want: () => void;
  readonly datalist: ReactElement;
} {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const { known } = useAttributeNames();
  const isKnown = known.some(({ name }) => name === wanted);
  const { data } = useRead(isKnown ? `/api/admin/attribute-suggestions/${encodeURIComponent(wanted)}` : null);
  const values = wanted === attribute ? (data?.items ?? []) : [];
  return {
    list: id,
    want: () => setWanted(attribute),
    datalist: (
      <datalist id={id}>
        {values.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    ),
  };
}
