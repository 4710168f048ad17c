import { createContext, useContext, useId, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useRead } from '#panel';

interface Known {
  readonly name: string;
  readonly label: string;
}

interface Suggestions {
  /** Id of the datalist of attribute names. */
  readonly names: string;
  readonly known: readonly Known[];
}

const Context = createContext<Suggestions>({ names: '', known: [] });

/** Offers what other products are described by, so that one thing is not called two ways. */
export function AttributeSuggestions({ children }: { readonly children: ReactNode }): ReactElement {
  const id = useId();
  const { data } = useRead<{ items: Known[] }>('/api/admin/attributes');
  const suggestions = useMemo(() => ({ names: id, known: data?.items ?? [] }), [id, data]);
  return (
    <Context.Provider value={suggestions}>
      {children}
      <datalist id={id}>{suggestions.known.map(({ name, label }) => <option key={name} value={name}>{label}</option>)}</datalist>
    </Context.Provider>
  );
}

export const useAttributeNames = (): Suggestions => useContext(Context);

/** What readers see in place of the attribute's name. */
export function useAttributeLabel(): (name: string) => string {
  const { known } = useAttributeNames();
  return (name) => known.find((one) => one.name === name)?.label ?? name;
}

/** The values that products have for this attribute, asked for when they are wanted; give the list's id to the input. */
export function useValueSuggestions(attribute: string): { readonly list: string; readonly want: () => void; readonly datalist: ReactElement } {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const { known } = useAttributeNames();
  const isKnown = known.some(({ name }) => name === wanted);
  const { data } = useRead<{ values: Array<{ value: string; label: string }> }>(isKnown ? `/api/admin/attributes/${encodeURIComponent(wanted)}` : null);
  const values = wanted === attribute ? data?.values ?? [] : [];
  return {
    list: id,
    want: () => setWanted(attribute),
    datalist: <datalist id={id}>{values.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}</datalist>,
  };
}
