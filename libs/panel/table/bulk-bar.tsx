import type { ReactElement, ReactNode } from 'react';
import { Button } from '../layout/button.js';
import { useText } from '../text/use-text.js';

export interface BulkBarProps {
  readonly label: string;
  /** How many are chosen. */
  readonly chosen: string;
  /** Beside it, e.g. why nothing can be done with them. */
  readonly note?: ReactNode;
  readonly onClear: () => void;
  /** Small buttons. */
  readonly children: ReactNode;
}

/**
 * What can be done with the chosen rows of a table. Read before the table, seen at the bottom of the window: it pushes
 * no row away from the pointer, and is in reach from every row.
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
