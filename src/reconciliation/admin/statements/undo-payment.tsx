import { useState, type ReactElement } from 'react';
import { Button, notify, usePost, useText } from '#panel';
import { TakeBackDialog } from '../review/take-back-dialog.js';
import type { BankTransaction } from '../review/types.js';

/** Button of a recorded transfer that undoes its payments, after a question for the reason. */
export function UndoPayment({
  transaction,
  onDone,
}: {
  readonly transaction: BankTransaction;
  readonly onDone: () => void;
}): ReactElement {
  const say = useText();
  const post = usePost();
  const [asks, setAsks] = useState(false);
  const takeBack = async ({ id, version }: BankTransaction, reason: string, notifies: boolean): Promise<boolean> => {
    await post(`/api/admin/bank-transactions/${id}/unmatch`, { reason, notify: notifies, version });
    notify.good(say('review.done.taken_back'));
    onDone();
    return true;
  };
  return (
    <>
      <Button small kind="quiet" onClick={() => setAsks(true)}>
        {say('review.actions.take_back')}
      </Button>
      {asks && <TakeBackDialog transaction={transaction} onTakeBack={takeBack} onClose={() => setAsks(false)} />}
    </>
  );
}
