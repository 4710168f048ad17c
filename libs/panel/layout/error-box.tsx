import { useEffect, useRef, type ReactElement } from 'react';
import type { ApiError } from '../api/api-error.js';
import { useText } from '../text/use-text.js';
import { Button } from './button.js';

export interface ErrorBoxProps {
  readonly error: ApiError;
  /** Offers to try again, or to load the newest state. */
  readonly onRetry?: () => void;
  /**
   * Messages that are shown at their fields, and not repeated here, because they mean little without the field's name.
   */
  readonly shown?: ReadonlySet<string>;
  /** Fields for which the form shows its own error messages. */
  readonly worded?: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();
/** Retrying is not offered, because the record does not exist. */
const NOT_FOUND = 404;

/** The error message of the API; it is focused, so that screen readers announce it. */
export function ErrorBox({ error, onRetry, shown = NONE, worded = [] }: ErrorBoxProps): ReactElement {
  const translate = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  const isOld = error.code === 'stale_version';
  const sentences = Object.entries(error.fields)
    .filter(([field]) => !worded.includes(field))
    .flatMap(([, ofField]) => ofField)
    .filter((sentence) => !shown.has(sentence));
  return (
    <div className="error-box" role="alert" tabIndex={-1} ref={box}>
      <p>{error.message || translate(error.status === 0 ? 'kit.no_answer' : 'kit.failed')}</p>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {onRetry && error.status !== NOT_FOUND && (
        <Button small onClick={onRetry}>
          {translate(isOld ? 'kit.load_new_state' : 'kit.try_again')}
        </Button>
      )}
    </div>
  );
}
