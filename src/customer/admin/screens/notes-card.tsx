import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  api,
  Button,
  can,
  Card,
  Form,
  notify,
  placeOf,
  TextArea,
  TextField,
  useForm,
  useSubmit,
  useText,
} from '#panel';
import type { KnownCustomer } from './customer.js';

interface NotesProps {
  readonly customer: KnownCustomer;
  readonly onSaved: (customer: KnownCustomer) => void;
  readonly onReload: () => Promise<void>;
}

/** What staff have written down of a customer; managers change it. */
export function NotesCard(props: NotesProps): ReactElement {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const { customer } = props;
  const close = (): void => setEditing(false);
  return (
    <Card
      title={say('customers.notes')}
      actions={
        can('manager') &&
        !editing &&
        !customer.erased_at && (
          <Button small onClick={() => setEditing(true)}>
            {say('customers.notes_edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <EditNotes key={customer.version} {...props} onDone={close} />
      ) : (
        <>
          {customer.tags.length > 0 && <TagList tags={customer.tags} />}
          {customer.staff_note && <p className="customers-note">{customer.staff_note}</p>}
          {!customer.staff_note && customer.tags.length === 0 && <p className="soft">{say('customers.notes_none')}</p>}
        </>
      )}
    </Card>
  );
}

/** Each leads to all customers that have it. */
export const TagList = ({ tags }: { readonly tags: readonly string[] }): ReactElement => (
  <span className="customers-tags">
    {tags.map((tag) => (
      <Link key={tag} className="badge" to={`${placeOf('customers')}?tag=${encodeURIComponent(tag)}`}>
        {tag}
      </Link>
    ))}
  </span>
);

function EditNotes({
  customer,
  onSaved,
  onReload,
  onDone,
}: NotesProps & { readonly onDone: () => void }): ReactElement {
  const say = useText();
  const form = useForm({ note: customer.staff_note ?? '', tags: customer.tags.join(', ') });
  const { submit, busy, error } = useSubmit(async () => {
    const { data, message } = await api.put(`/api/customers/${customer.id}`, {
      staff_note: form.values.note.trim() || null,
      tags: form.values.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      version: customer.version,
    });
    form.reset(form.values);
    notify.good(message);
    onDone();
    onSaved(data);
  });
  return (
    <Form
      onSubmit={() => void submit()}
      busy={busy}
      error={error}
      onReload={() => void onReload()}
      submitLabel={say('kit.save')}
      disabled={!form.dirty}
      aside={<Button onClick={onDone}>{say('kit.cancel')}</Button>}
    >
      <TextArea
        label={say('customers.staff_note')}
        hint={say('customers.staff_note_hint')}
        name="staff_note"
        rows={3}
        maxLength={2000}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        errors={error?.fields['staff_note']}
      />
      <TextField
        label={say('customers.tags')}
        hint={say('customers.tags_hint')}
        name="tags"
        autoComplete="off"
        value={form.values.tags}
        onChange={(tags) => form.set('tags', tags)}
        errors={error?.fields['tags']}
      />
    </Form>
  );
}
