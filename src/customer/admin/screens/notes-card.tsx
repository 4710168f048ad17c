import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  api,
  Button,
  can,
  Card,
  Form,
  placeOf,
  TextArea,
  TextField,
  useRecordForm,
  useText,
  type Reload,
} from '#panel';
import type { KnownCustomer } from './customer.js';

interface NotesProps {
  readonly customer: KnownCustomer;
  readonly onSaved: (customer: KnownCustomer) => void;
  readonly onReload: Reload;
}

/** Notes and tags of staff about a customer; managers edit them. */
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
        <EditNotes key={customer.id} {...props} onDone={close} />
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

/** Tags with links to all customers that have them. */
export const TagList = ({ tags }: { readonly tags: readonly string[] }): ReactElement => (
  <span className="customers-tags">
    {tags.map((tag) => (
      <Link key={tag} className="badge" to={`${placeOf('customers')}?tag=${encodeURIComponent(tag)}`}>
        {tag}
      </Link>
    ))}
  </span>
);

const draftOf = ({ staff_note: note, tags }: KnownCustomer) => ({ note: note ?? '', tags: tags.join(', ') });

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

function EditNotes({
  customer,
  onSaved,
  onReload,
  onDone,
}: NotesProps & { readonly onDone: () => void }): ReactElement {
  const say = useText();
  const { values, set, dirty, form } = useRecordForm({
    record: customer,
    draftOf,
    bodyOf: ({ note, tags }) => ({ staff_note: note.trim() || null, tags: tagsIn(tags) }),
    send: (body) => api.put(`/api/customers/${customer.id}`, body),
    onSaved,
    reload: onReload,
    onDone,
  });
  return (
    <Form
      {...form}
      submitLabel={say('kit.save')}
      disabled={!dirty}
      aside={<Button onClick={onDone}>{say('kit.cancel')}</Button>}
    >
      <TextArea
        label={say('customers.staff_note')}
        hint={say('customers.staff_note_hint')}
        name="staff_note"
        rows={3}
        maxLength={2000}
        value={values.note}
        onChange={(note) => set('note', note)}
        errors={form.error?.fields['staff_note']}
      />
      <TextField
        label={say('customers.tags')}
        hint={say('customers.tags_hint')}
        name="tags"
        autoComplete="off"
        value={values.tags}
        onChange={(tags) => set('tags', tags)}
        errors={form.error?.fields['tags']}
      />
    </Form>
  );
}
