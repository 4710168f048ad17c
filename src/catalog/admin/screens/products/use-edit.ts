import { useState } from 'react';
import { useSubmit, type Submit } from '#panel';
import { changesIn, type EditOutcome, type EditValues } from './edit-values.js';
import { sendEdits } from './send-edits.js';

/** The steps of the dialog: the preview of the changes, then their results. */
export interface Edit extends Pick<Submit<[], void>, 'busy' | 'error'> {
  /** The outcome that the changes would have; null before the preview. */
  readonly preview: readonly EditOutcome[] | null;
  /** The outcome of the changes; null until they are made. */
  readonly results: readonly EditOutcome[] | null;
  readonly showPreview: () => void;
  readonly apply: () => void;
  readonly back: () => void;
}

/** Previews and makes the changes. A product that was changed after the preview stays unchanged. */
export function useEdit(ids: readonly number[], values: EditValues, onChanged: () => void): Edit {
  const [preview, setPreview] = useState<readonly EditOutcome[] | null>(null);
  const [results, setResults] = useState<readonly EditOutcome[] | null>(null);
  const asking = useSubmit(async () => {
    setPreview(await sendEdits({ ...changesIn(values), products: ids.map((id) => ({ id })), preview: true }));
  });
  const applying = useSubmit(async () => {
    const changing = (preview ?? []).filter(({ outcome }) => outcome === 'changed');
    const products = changing.map(({ id, version }) => ({ id, version: version! }));
    const made = await sendEdits({ ...changesIn(values), products, preview: false });
    setResults((preview ?? []).map((row) => made.find(({ id }) => id === row.id) ?? row));
    onChanged();
  });
  return {
    preview,
    results,
    busy: asking.busy || applying.busy,
    error: preview ? applying.error : asking.error,
    showPreview: () => void asking.submit(),
    apply: () => void applying.submit(),
    back: () => {
      applying.clear();
      setPreview(null);
    },
  };
}
