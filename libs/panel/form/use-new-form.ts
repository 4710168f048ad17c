import { useSubmit } from '../api/use-submit.js';
import type { FormProps } from './form.js';
import { useForm, type FormState } from './use-form.js';

export interface NewFormOptions<V, Answer> {
  readonly initial: V;
  readonly save: (values: V) => Promise<Answer>;
  /** Called when the values are saved. */
  readonly onSaved: (answer: Answer) => unknown;
  /** The form stays and has its initial values again; what is typed while they are saved stays. */
  readonly reused?: boolean;
}

export interface NewForm<V> extends FormState<V> {
  /** For `Form`. */
  readonly form: Required<Pick<FormProps, 'onSubmit' | 'busy' | 'error' | 'closes'>>;
}

/** A form of a record that does not exist yet, or of an action. */
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
