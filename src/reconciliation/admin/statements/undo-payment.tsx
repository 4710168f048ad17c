import { useState, type ReactElement } from 'react';
import { Button, format, notify, usePost, useText } from '#panel';
import { TakeBackDialog } from '../review/take-back-dialog.js';
import { takenBack } from '../review/taken-back.js';
import type { BankTransaction } from '../review/types.js';

/** Button of a matched transaction that undoes its payments or payouts, after a question for the reason. */
export function UndoPayment({
  transaction,
  onDone,
}: {
  readonly transaction: BankTransaction;
  readonly onDone: () => void;
}): ReactElement {
  const say = useText();
  const post = usePost();
  const what = takenBack(transaction);
  const { counterparty, kind, amount, currency } = transaction;
  const [asks, setAsks] = useState(false);
  const takeBack = async ({ id, version }: BankTransaction, reason: string, notifies: boolean): Promise<boolean> => {
    await post(`/api/admin/bank-transactions/${id}/unmatch`, { reason, notify: notifies, version });
    notify.good(say(`review.take_back.done.${what}`));
    onDone();
    return true;
  };
  return (
    <>
      <Button small kind="quiet" onClick={() => setAsks(true)}>
        {say(`review.take_back.actions.${what}`)}
        <span className="unseen">
          {' '}
          {counterparty.name ?? counterparty.account ?? say(`bank.kinds.${kind}`)}, {format.money(amount, currency)}
        </span>
      </Button>
      {asks && <TakeBackDialog transaction={transaction} onTakeBack={takeBack} onClose={() => setAsks(false)} />}
    </>
  );
}
