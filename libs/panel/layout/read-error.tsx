import type { ReactElement } from 'react';
import type { ApiError } from '../api/api-error.js';
import { useText } from '../text/use-text.js';
import { LinkButton } from './button.js';
import { ErrorBox } from './error-box.js';
import { Empty } from './parts.js';

export interface ReadErrorProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** Link to the list of such records. */
  readonly back: { readonly to: string; readonly label: string };
}

const NOT_FOUND = 404;

/**
 * Shown instead of a record that cannot be read: a link to the list if it does not exist, otherwise a button to try
 * again.
 */
export function ReadError({ error, onRetry, back }: ReadErrorProps): ReactElement {
  const translate = useText();
  if (error.status !== NOT_FOUND) return <ErrorBox error={error} onRetry={onRetry} />;
  return (
    <Empty
      title={translate('kit.missing')}
      text={translate('kit.missing_text')}
      action={<LinkButton to={back.to}>{back.label}</LinkButton>}
    />
  );
}
