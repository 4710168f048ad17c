import { useState, type ReactElement } from 'react';
import { Checkbox, Dialog, Form, TextArea, useSubmit, useText } from '#panel';
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
  const [reason, setReason] = useState('');
  const [notifies, setNotifies] = useState(false);
  const { submit, busy, error } = useSubmit(async () => {
    await onTakeBack(transaction, reason, notifies);
    onClose();
  });
  return (
    <Dialog title={say('review.take_back.title')} onClose={onClose}>
      <Form
        closes
        danger
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={say('review.take_back.submit')}
        disabled={reason.trim() === ''}
      >
        <p>{say(transaction.reverses === null ? 'review.take_back.text' : 'review.take_back.text_return')}</p>
        <TextArea
          label={say('review.take_back.reason')}
          required
          value={reason}
          maxLength={2000}
          rows={2}
          onChange={setReason}
          errors={error?.fields['reason']}
        />
        <Checkbox label={say('review.take_back.notify')} checked={notifies} onChange={setNotifies} />
      </Form>
    </Dialog>
  );
}
