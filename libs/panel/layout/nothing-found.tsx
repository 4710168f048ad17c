import type { ReactElement } from 'react';
import { useText } from '../text/use-text.js';
import { Button } from './button.js';
import { Empty } from './parts.js';

export interface NothingFoundProps {
  /** Suggestion. Default: change or clear the filters. */
  readonly text?: string;
  readonly onClear: () => void;
}

/** Shown instead of a list without matches, with a button that clears the filters. */
export function NothingFound({ text, onClear }: NothingFoundProps): ReactElement {
  const translate = useText();
  return (
    <Empty
      title={translate('kit.nothing_found')}
      text={text ?? translate('kit.nothing_found_text')}
      action={<Button onClick={onClear}>{translate('kit.clear_filters')}</Button>}
    />
  );
}
