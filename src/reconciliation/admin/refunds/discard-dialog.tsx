import { useState, type ReactElement } from 'react';
import { Button, Dialog, Form, format, notify, TextArea, usePost, useSubmit, useText } from '#panel';
import type { RefundFile } from './refund.js';

interface DiscardDialogProps {
  readonly file: RefundFile;
  readonly onDiscarded: () => Promise<void>;
  readonly onClose: () => void;
}

/** Discards a file that the bank did not get, for a reason that the activity log keeps. */
export function DiscardDialog({ file, onDiscarded, onClose }: DiscardDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [reason, setReason] = useState('');
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await post(`/api/admin/refund-files/${file.id}/discard`, { reason });
    await onDiscarded();
    onClose();
    notify.good(message);
  });
  const total = format.money(file.total, file.currency);
  return (
    <Dialog title={say('refunds.discard.title', { number: file.id })} onClose={onClose}>
      <Form
        closes
        danger
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={say('refunds.discard.submit')}
        aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
        disabled={reason.trim() === ''}
      >
        <p>{say('refunds.discard.text', { count: file.count, total })}</p>
        <p className="warn-box">{say('refunds.discard.warning')}</p>
        <TextArea
          label={say('refunds.discard.reason')}
          required
          value={reason}
          maxLength={2000}
          rows={2}
          onChange={setReason}
          errors={error?.fields['reason']}
        />
      </Form>
    </Dialog>
  );
}
