import { useState } from 'react';
import type { Reload } from '../api/use-read.js';
import { useSubmit } from '../api/use-submit.js';
import { notify } from '../layout/notice.js';
import { useText } from '../text/use-text.js';
import type { FormProps } from './form.js';
import { useForm, type FormState } from './use-form.js';

type Versioned = { readonly version: number };

export interface RecordFormOptions<R extends Versioned, V, Body, Answer extends Versioned> {
  /** The record as last read. Another record needs another form: give the component a `key`. */
  readonly record: R;
  /** Converts a record to the values of the form. */
  readonly draftOf: (record: R) => V;
  /**
   * Converts the values to a body.
   * @param stored values of the last known record
   */
  readonly bodyOf: (values: V, stored: V) => Body;
  /** Saves the body. The version is that of the shown record, so that the API refuses to overwrite a newer one. */
  readonly send: (body: Body & Versioned) => Promise<{ readonly data: Answer; readonly message: string }>;
  /** Replaces the record by the answer, if the answer is a record. Default: the record is read again. */
  readonly onSaved?: (answer: Answer) => void;
  /** Reads the record again. */
  readonly reload: Reload;
  /** Called when everything typed was saved, to close the form. */
  readonly onDone?: () => void;
}

export interface RecordForm<V> extends FormState<V> {
  /** Values of the last known record. */
  readonly stored: V;
  /** Properties for `Form`. */
  readonly form: Required<Pick<FormProps, 'onSubmit' | 'busy' | 'error' | 'onReload' | 'closes'>>;
}

/**
 * A form for an existing record. Typed values are kept while the record is saved or read again; after a conflict they
 * are kept until the newest version is loaded.
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
    // The state changes within this rendering, so that old values are never visible beside a new record.
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
