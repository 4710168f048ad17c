import { useSubmit } from '../api/use-submit.js';
import type { FormProps } from './form.js';
import { useForm, type FormState } from './use-form.js';

export interface NewFormOptions<V, Answer> {
  readonly initial: V;
  readonly save: (values: V) => Promise<Answer>;
  /** Called after the values were saved. */
  readonly onSaved: (answer: Answer) => unknown;
  /** The form is reset to its initial values after saving; what is typed during the save is kept. */
  readonly reused?: boolean;
}

export interface NewForm<V> extends FormState<V> {
  /** Properties for `Form`. */
  readonly form: Required<Pick<FormProps, 'onSubmit' | 'busy' | 'error' | 'closes'>>;
}

/** A form for a new record, or for an action. */
export function useNewForm<V extends object, Answer>({
  initial,
  save,
  onSaved,
  reused = false,
}: NewFormOptions<V, Answer>): NewForm<V> {
  const [fields, { values, version }, tell] = useForm(() => initial, 0);
  const { submit, busy, error } = useSubmit(async () => {
    tell({ type: 'sent', values });
    const answer = await save(values).catch((refusal: unknown) => {
      tell({ type: 'refused' });
      throw refusal;
    });
    tell({ type: 'saved', version: version + 1 });
    if (reused) tell({ type: 'read', fresh: initial, version: version + 1 });
    await onSaved(answer);
  });
  return { ...fields, form: { onSubmit: () => void submit(), busy, error, closes: !reused } };
}
