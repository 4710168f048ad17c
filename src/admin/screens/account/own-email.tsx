import type { ReactElement } from 'react';
import { api, Card, Form, notify, TextField, useForm, useSubmit, useText } from '#panel';

export interface OwnEmailProps {
  readonly email: string;
  /** The address that is to be confirmed; null: none. */
  readonly pending: string | null;
  readonly onAsked: () => Promise<void>;
}

const EMPTY = { email: '', password: '' };

/** Another address to log in with; it takes effect when the link in the new mailbox has been opened. */
export function OwnEmail({ email, pending, onAsked }: OwnEmailProps): ReactElement {
  const say = useText();
  const form = useForm(EMPTY);
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await api.post('/api/auth/change-email', form.values);
    notify.good(message);
    form.reset(EMPTY);
    await onAsked();
  });
  return (
    <Card title={say('access.own_email.title')}>
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={say('access.own_email.change')}
        disabled={!form.dirty}
      >
        <p>{say('access.own_email.present', { email })}</p>
        {pending && (
          <p className="soft" role="status">
            {say('access.own_email.pending', { email: pending })}
          </p>
        )}
        <TextField
          label={say('access.own_email.new')}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          value={form.values.email}
          onChange={(value) => form.set('email', value)}
          errors={error?.fields['email']}
        />
        <TextField
          label={say('access.password.current')}
          type="password"
          required
          autoComplete="current-password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          errors={error?.fields['password']}
        />
      </Form>
    </Card>
  );
}
