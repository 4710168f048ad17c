import type { ReactElement, ReactNode } from 'react';
import { Button } from '../layout/button.js';
import { useText } from '../text/use-text.js';

export interface BulkBarProps {
  readonly label: string;
  /** Text with the number of selected rows. */
  readonly chosen: string;
  /** Note beside it, e.g. why no action is possible. */
  readonly note?: ReactNode;
  readonly onClear: () => void;
  /** Small buttons. */
  readonly children: ReactNode;
}

/**
 * Actions for the selected rows of a table. Screen readers read it before the table; it is shown at the bottom of the
 * window, so that it moves no row and is always visible.
 */
export function BulkBar({ label, chosen, note, onClear, children }: BulkBarProps): ReactElement {
  const translate = useText();
  return (
    <section className="bulk-bar" aria-label={label}>
      <strong role="status">{chosen}</strong>
      {note}
      <div className="actions scrolls">
        {children}
        <Button small kind="quiet" onClick={onClear}>
          {translate('kit.clear_selection')}
        </Button>
      </div>
    </section>
  );
}
