import { useState } from 'react';
import type { Reload } from '../api/use-read.js';
import { useSubmit } from '../api/use-submit.js';
import { notify } from '../layout/notice.js';
import { useText } from '../text/use-text.js';
import type { FormProps } from './form.js';
import { useForm, type FormState } from './use-form.js';

type Versioned = { readonly version: number };

export interface RecordFormOptions<R extends Versioned, V, Body, Answer extends Versioned> {
  /** As it was read last. Another record needs another form: give the component a `key`. */
  readonly record: R;
  /** What the form holds of a record. */
  readonly draftOf: (record: R) => V;
  /** What is sent of the values; `stored`: those of the record as last known. */
  readonly bodyOf: (values: V, stored: V) => Body;
  /** Saves it. The version is the one that the values were typed in: the service refuses to overwrite a newer one. */
  readonly send: (body: Body & Versioned) => Promise<{ readonly data: Answer; readonly message: string }>;
  /** Puts the answer in the place of the record, where it is one. Default: the record is read again. */
  readonly onSaved?: (answer: Answer) => void;
  /** Reads the record again. */
  readonly reload: Reload;
  /** Called when all that was typed is saved: the form is closed. */
  readonly onDone?: () => void;
}

export interface RecordForm<V> extends FormState<V> {
  /** The values of the record as last known. */
  readonly stored: V;
  /** For `Form`. */
  readonly form: Required<Pick<FormProps, 'onSubmit' | 'busy' | 'error' | 'onReload' | 'closes'>>;
}

/**
 * A form of a record that exists. What is typed while the record is saved or read again stays; after a conflict it stays
 * until the latest version is loaded.
 */
export function useRecordForm<R extends Versioned, V extends object, Body extends object, Answer extends Versioned>({
  record,
  draftOf,
  bodyOf,
  send,
  onSaved,
  reload,
  onDone,
}: RecordFormOptions<R, V, Body, Answer>): RecordForm<V> {
  const translate = useText();
  const [fields, data, tell] = useForm(() => draftOf(record), record.version);
  const [shown, setShown] = useState(record);
  if (shown !== record) {
    // in this very rendering: a moment with the old values beside the new record would be seen
    setShown(record);
    tell({ type: 'read', fresh: draftOf(record), version: record.version });
  }
  const { values, version, stored } = data;
  const { submit, busy, error, clear } = useSubmit(async () => {
    tell({ type: 'sent', values });
    try {
      const answer = await send({ ...bodyOf(values, stored), version });
      tell({ type: 'saved', version: answer.data.version });
      onDone?.();
      if (onSaved) onSaved(answer.data);
      else await reload();
      notify.good(answer.message);
    } catch (refusal) {
      tell({ type: 'refused' });
      throw refusal;
    }
  });
  const load = async (): Promise<void> => {
    tell({ type: 'discarded' });
    const failure = await reload();
    if (!failure) return clear();
    tell({ type: 'kept' });
    notify.bad(failure.message || translate(failure.status === 0 ? 'kit.no_answer' : 'kit.failed'));
  };
  return {
    ...fields,
    stored,
    form: { onSubmit: () => void submit(), busy, error, onReload: () => void load(), closes: onDone !== undefined },
  };
}
