import { useEffect, useRef, type ReactElement } from 'react';
import type { ApiError } from '../api/api-error.js';
import { useText } from '../text/use-text.js';
import { Button } from './button.js';

export interface ErrorBoxProps {
  readonly error: ApiError;
  /** Offers to try again, or to load the new state. */
  readonly onRetry?: () => void;
  /** Sentences shown at their fields: without the field's name they say little, and are not repeated here. */
  readonly shown?: ReadonlySet<string>;
  /** Fields whose errors the form states in its own words. */
  readonly worded?: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();
/** Not offered again: what does not exist does not come by asking. */
const NOT_FOUND = 404;

/** The error message of the service; takes the focus, so that screen readers announce it. */
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
