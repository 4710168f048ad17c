import { createContext, useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { session, useRead, type Item, type Option } from '#panel';

interface Suggestions {
  /** Names of attributes with their translations. */
  readonly names: readonly Option[];
  readonly known: ReadonlyArray<Item<'suggestAttributes'>>;
  readonly labelled: ReadonlyArray<Item<'listAttributes'>>;
}

const Context = createContext<Suggestions>({ names: [], known: [], labelled: [] });

/** Suggests the attributes of other products, so that an attribute does not get two names. */
export function AttributeSuggestions({ children }: { readonly children: ReactNode }): ReactElement {
  const { data } = useRead('/api/admin/attribute-suggestions');
  const labels = useRead('/api/attributes').data;
  const suggestions = useMemo(() => {
    const known = data?.items ?? [];
    const names = known.map(({ name, label }) => ({ value: name, label }));
    return { names, known, labelled: labels?.items ?? [] };
  }, [data, labels]);
  return <Context.Provider value={suggestions}>{children}</Context.Provider>;
}

export const useAttributeNames = (): Suggestions => useContext(Context);

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

/** Values that products have for an attribute, with their translations. They are loaded when `want` is called. */
export function useValueSuggestions(attribute: string): {
  readonly options: readonly Option[];
  readonly want: () => void;
} {
  const [wanted, setWanted] = useState('');
  const { known, labelled } = useAttributeNames();
  const isKnown = known.some(({ name }) => name === wanted);
  const { data } = useRead(isKnown ? `/api/admin/attribute-suggestions/${encodeURIComponent(wanted)}` : null);
  const options = useMemo(() => {
    const labels = labelled.find(({ name }) => name === attribute)?.value_labels ?? {};
    const found = wanted === attribute ? (data?.items ?? []).map(({ value, label }) => ({ value, label })) : [];
    // Translated values are known, and shown by their translations, before all values are loaded.
    const translated = Object.entries(labels).map(([value, texts]) => ({
      value,
      label: texts[session.language] || value,
    }));
    return [...found, ...translated.filter(({ value }) => !found.some((one) => one.value === value))];
  }, [attribute, wanted, data, labelled]);
  return { options, want: () => setWanted(attribute) };
}
