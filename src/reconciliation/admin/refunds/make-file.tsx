import { useState, type ReactElement } from 'react';
import { Button, useText } from '#panel';
import { FileDialog } from './file-dialog.js';
import { totalsOf, type Refund } from './refund.js';

/** The button that makes a file of the selected refunds, or the reason why no file can contain them. */
export function MakeFile({
  isOffered,
  refunds,
  onMade,
}: {
  /**
   * Whether to show the button: at least one refund of the list can be in a file. An open dialog stays open when the
   * button disappears.
   */
  readonly isOffered: boolean;
  readonly refunds: readonly Refund[];
  readonly onMade: () => Promise<void>;
}): ReactElement {
  const say = useText();
  // The list is copied, because the list behind the dialog becomes shorter.
  const [listed, list] = useState<readonly Refund[] | null>(null);
  const isMixed = totalsOf(refunds).length > 1;
  return (
    <>
      {isMixed && (
        <span className="soft small" role="status">
          {say('refunds.one_currency')}
        </span>
      )}
      {isOffered && (
        <Button kind="primary" disabled={refunds.length === 0 || isMixed} onClick={() => list(refunds)}>
          {say('refunds.make', { count: refunds.length })}
        </Button>
      )}
      {listed && <FileDialog refunds={listed} onMade={onMade} onClose={() => list(null)} />}
    </>
  );
}
