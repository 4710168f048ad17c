import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ApiError } from '../api/api-error.js';
import { Button } from '../layout/button.js';
import { ErrorBox } from '../layout/error-box.js';
import { useText } from '../text/use-text.js';

export interface FormProps {
  readonly onSubmit: () => void;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** Reloads the record; offered after a version conflict. */
  readonly onReload?: () => void;
  /** Set if the form is closed or left after saving. Nothing can then be typed during the save. */
  readonly closes?: boolean;
  /** Content beside the submit button. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
  /** Fields for which the form shows its own error messages. */
  readonly worded?: readonly string[];
  /** For a form longer than the screen: the submit button stays visible. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

/** A form that shows errors above its button and at the fields; the first invalid field is focused. */
export function Form({
  onSubmit,
  busy,
  error,
  submitLabel,
  danger = false,
  onReload,
  closes = false,
  aside,
  disabled = false,
  worded,
  long = false,
  children,
}: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const translate = useText();
  const [shown, setShown] = useState<ReadonlySet<string>>();
  useLayoutEffect(() => {
    if (error) setShown(sentencesIn(form.current));
  }, [error]);
  useEffect(() => {
    if (error && Object.keys(error.fields).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy && !disabled) onSubmit();
  };
  // Enter begins a new line in a text area, so Ctrl Enter or ⌘ Enter submits the form there.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      className={long ? 'form form--long' : 'form'}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      {...(closes && busy && { inert: '' })}
    >
      {children}
      {error && (
        <ErrorBox
          error={error}
          {...(shown && { shown })}
          {...(worded && { worded })}
          {...(error.code === 'stale_version' && onReload && { onRetry: onReload })}
        />
      )}
      <div className="form__foot">
        <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
          {submitLabel}
        </Button>
        {busy && (
          <span className="soft" role="status">
            {translate('kit.working')}
          </span>
        )}
        {aside}
      </div>
    </form>
  );
}

/** Error messages at the fields of a form. */
const sentencesIn = (form: HTMLFormElement | null): ReadonlySet<string> =>
  new Set([...(form?.querySelectorAll('.field__errors > *') ?? [])].map((sentence) => sentence.textContent ?? ''));
