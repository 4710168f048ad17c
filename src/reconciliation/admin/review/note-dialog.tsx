import { useState, type ReactElement } from 'react';
import { Dialog, Form, TextArea, useSubmit, useText } from '#panel';
import type { BankTransaction } from './types.js';

/** Writes the note of a transaction; an empty one removes it. */
export function NoteDialog({
  transaction,
  onSave,
  onClose,
}: {
  readonly transaction: BankTransaction;
  readonly onSave: (transaction: BankTransaction, note: string) => Promise<void>;
  readonly onClose: () => void;
}): ReactElement {
  const say = useText();
  const [note, setNote] = useState(transaction.note ?? '');
  const { submit, busy, error } = useSubmit(async () => {
    await onSave(transaction, note);
    onClose();
  });
  return (
    <Dialog title={say('review.note.title')} onClose={onClose}>
      <Form closes onSubmit={() => void submit()} busy={busy} error={error} submitLabel={say('review.note.save')}>
        <TextArea
          label={say('review.note.label')}
          hint={say('review.note.hint')}
          value={note}
          maxLength={2000}
          rows={3}
          onChange={setNote}
          errors={error?.fields['note']}
        />
      </Form>
    </Dialog>
  );
}
