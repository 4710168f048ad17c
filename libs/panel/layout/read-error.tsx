import type { ReactElement } from 'react';
import type { ApiError } from '../api/api-error.js';
import { useText } from '../text/use-text.js';
import { LinkButton } from './button.js';
import { ErrorBox } from './error-box.js';
import { Empty } from './parts.js';

export interface ReadErrorProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** The list of such records. */
  readonly back: { readonly to: string; readonly label: string };
}

const NOT_FOUND = 404;

/** In place of a record that cannot be read: the way to the list where it does not exist, else another attempt. */
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
