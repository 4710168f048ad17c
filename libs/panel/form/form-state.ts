import { isContested, merge, same } from './merge.js';

/** State of a form. */
export interface FormData<V> {
  /** Values of its fields. */
  readonly values: V;
  /** Values of the record as it was last read or saved. */
  readonly stored: V;
  /** Version of the last known record. A save sends it, so that the API refuses to overwrite a newer one. */
  readonly version: number;
  /** Values that are being saved; null if no save is running. */
  readonly sent: V | null;
  /** Values that the newest version replaces when it is read; null: typed values are kept. */
  readonly discarded: V | null;
}

export type FormEvent<V> =
  | { readonly type: 'typed'; readonly change: (values: V) => V }
  | { readonly type: 'sent'; readonly values: V }
  /** `version` of the saved record. */
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'refused' }
  | { readonly type: 'read'; readonly fresh: V; readonly version: number }
  /** The newest version was requested to replace what was typed so far; ignored during a save. */
  | { readonly type: 'discarded' }
  /** The newest version could not be read. */
  | { readonly type: 'kept' };

export const startOf = <V>(values: V, version: number): FormData<V> => ({
  values,
  stored: values,
  version,
  sent: null,
  discarded: null,
});

export const isDirty = <V>({ values, stored }: FormData<V>): boolean => !same(values, stored);

/** The state of a form after an event. Typed values are replaced by the newest version on request only. */
export function next<V>(form: FormData<V>, event: FormEvent<V>): FormData<V> {
  switch (event.type) {
    case 'typed':
      return { ...form, values: event.change(form.values) };
    case 'sent':
      // Saving the shown values withdraws the request to discard them.
      return { ...form, sent: event.values, discarded: null };
    case 'refused':
      return { ...form, sent: null };
    case 'saved':
      return saved(form, event.version);
    case 'read':
      return read(form, event.fresh, event.version);
    case 'discarded':
      return form.sent === null ? { ...form, discarded: form.values } : form;
    case 'kept':
      return { ...form, discarded: null };
  }
}

/** The sent values become the stored ones, unless their version was already read before the answer arrived. */
function saved<V>(form: FormData<V>, version: number): FormData<V> {
  const { sent, values, stored } = form;
  if (sent === null) return form;
  if (version <= form.version) return { ...form, sent: null, values: merge(stored, sent, values) };
  return { ...form, sent: null, stored: sent, version };
}

function read<V>(form: FormData<V>, fresh: V, version: number): FormData<V> {
  const { values, stored, sent, discarded } = form;
  // This is an older answer, which arrived late.
  if (version < form.version) return form;
  const known = merge(fresh, stored, stored);
  // Someone else has changed the same field: the form keeps its version, which the API refuses to save.
  if (version > form.version && discarded === null && isContested(known, stored, values)) return form;
  return {
    values: merge(known, discarded ?? stored, values),
    stored: known,
    version,
    // Refreshed values do not count as typed after the save began.
    sent: sent && merge(known, stored, sent),
    discarded: null,
  };
}
