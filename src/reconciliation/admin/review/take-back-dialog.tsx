import { useState, type ReactElement } from 'react';
import { Checkbox, Dialog, Form, TextArea, useSubmit, useText } from '#panel';
import { takenBack } from './taken-back.js';
import type { BankTransaction } from './types.js';

/** Takes back the booking of a transaction, for a reason that the history of its orders keeps. */
export function TakeBackDialog({
  transaction,
  onTakeBack,
  onClose,
}: {
  readonly transaction: BankTransaction;
  readonly onTakeBack: (transaction: BankTransaction, reason: string, notifies: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}): ReactElement {
  const say = useText();
  const what = takenBack(transaction);
  const [reason, setReason] = useState('');
  const [notifies, setNotifies] = useState(false);
  const { submit, busy, error } = useSubmit(async () => {
    await onTakeBack(transaction, reason, notifies);
    onClose();
  });
  return (
    <Dialog title={say(`review.take_back.titles.${what}`)} onClose={onClose}>
      <Form
        closes
        danger
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={say(`review.take_back.actions.${what}`)}
        disabled={reason.trim() === ''}
      >
        <p>{say(`review.take_back.texts.${what}`)}</p>
        <TextArea
          label={say('review.take_back.reason')}
          required
          value={reason}
          maxLength={2000}
          rows={2}
          onChange={setReason}
          errors={error?.fields['reason']}
        />
        {(what === 'payment' || what === 'return') && (
          <Checkbox label={say('review.take_back.notify')} checked={notifies} onChange={setNotifies} />
        )}
      </Form>
    </Dialog>
  );
}
