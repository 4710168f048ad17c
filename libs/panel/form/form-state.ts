import { isContested, merge, same } from './merge.js';

/** What a form knows. */
export interface FormData<V> {
  /** What its fields show. */
  readonly values: V;
  /** The values of the record as last known; what was saved counts until it is read again. */
  readonly stored: V;
  /** Of the record as last known. A save sends it: the service refuses to overwrite a newer one. */
  readonly version: number;
  /** The values that are being saved; null when no save is running. */
  readonly sent: V | null;
  /** The values that the newest version replaces when it is read; null: what was typed stays. */
  readonly discarded: V | null;
}

export type FormEvent<V> =
  | { readonly type: 'typed'; readonly change: (values: V) => V }
  | { readonly type: 'sent'; readonly values: V }
  /** `version`: of the record as saved. */
  | { readonly type: 'saved'; readonly version: number }
  | { readonly type: 'refused' }
  | { readonly type: 'read'; readonly fresh: V; readonly version: number }
  /** The newest version is asked for, in place of what was typed until now; not while that is being saved. */
  | { readonly type: 'discarded' }
  /** It could not be read. */
  | { readonly type: 'kept' };

export const startOf = <V>(values: V, version: number): FormData<V> => ({
  values,
  stored: values,
  version,
  sent: null,
  discarded: null,
});

export const isDirty = <V>({ values, stored }: FormData<V>): boolean => !same(values, stored);

/** The state of a form after an event. What was typed is replaced by the newest version on request only. */
export function next<V>(form: FormData<V>, event: FormEvent<V>): FormData<V> {
  switch (event.type) {
    case 'typed':
      return { ...form, values: event.change(form.values) };
    case 'sent':
      // who saves what is shown does not give it up
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

/** What was sent is stored now, unless that version was read before the answer came. */
function saved<V>(form: FormData<V>, version: number): FormData<V> {
  const { sent, values, stored } = form;
  if (sent === null) return form;
  if (version <= form.version) return { ...form, sent: null, values: merge(stored, sent, values) };
  return { ...form, sent: null, stored: sent, version };
}

function read<V>(form: FormData<V>, fresh: V, version: number): FormData<V> {
  const { values, stored, sent, discarded } = form;
  // an older answer that was late
  if (version < form.version) return form;
  const known = merge(fresh, stored, stored);
  // another administrator has changed the same: the form stays at its version, which the service refuses to save
  if (version > form.version && discarded === null && isContested(known, stored, values)) return form;
  return {
    values: merge(known, discarded ?? stored, values),
    stored: known,
    version,
    // what is refreshed in the fields does not count as typed since they were sent
    sent: sent && merge(known, stored, sent),
    discarded: null,
  };
}
