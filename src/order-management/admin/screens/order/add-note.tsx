import { useState, type ReactElement } from 'react';
import { Form, notify, TextArea, usePost, useSubmit, useText } from '#panel';
import type { OrderProps } from './order.js';

/** A remark for colleagues; the customer does not see it. */
export function AddNote({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [note, setNote] = useState('');
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await post(`/api/admin/orders/${order.id}/notes`, { note });
    setNote('');
    notify.good(message);
    await reload();
  });
  return (
    <Form
      onSubmit={() => void submit()}
      busy={busy}
      error={error}
      submitLabel={say('order.note.submit')}
      disabled={note.trim() === ''}
    >
      <TextArea
        label={say('order.note.label')}
        hint={say('order.note.hint')}
        required
        rows={2}
        maxLength={2000}
        value={note}
        onChange={setNote}
        errors={error?.fields['note']}
      />
    </Form>
  );
}
