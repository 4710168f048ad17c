import type { ReactElement } from 'react';
import { Form, notify, TextArea, useNewForm, usePost, useText } from '#panel';
import type { OrderProps } from './order.js';

const NOTHING = { note: '' };

/** Adds a note for colleagues, which the customer does not see. */
export function AddNote({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const post = usePost();
  const { values, set, form } = useNewForm({
    initial: NOTHING,
    save: (draft) => post(`/api/admin/orders/${order.id}/notes`, draft),
    onSaved: async ({ message }) => {
      notify.good(message);
      await reload();
    },
    reused: true,
  });
  return (
    <Form {...form} submitLabel={say('order.note.submit')} disabled={values.note.trim() === ''}>
      <TextArea
        label={say('order.note.label')}
        hint={say('order.note.hint')}
        required
        rows={2}
        maxLength={2000}
        value={values.note}
        onChange={(note) => set('note', note)}
        errors={form.error?.fields['note']}
      />
    </Form>
  );
}
