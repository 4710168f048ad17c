import type { ReactElement } from 'react';
import { api, Card, Form, notify, TextField, useNewForm, useText } from '#panel';

export interface OwnEmailProps {
  readonly email: string;
  /** Address that is not verified yet; null: none. */
  readonly pending: string | null;
  readonly onAsked: () => Promise<unknown>;
}

const EMPTY = { email: '', password: '' };

/** Changes the login's email address; the change takes effect once the link sent to the new address is opened. */
export function OwnEmail({ email, pending, onAsked }: OwnEmailProps): ReactElement {
  const say = useText();
  const { values, set, dirty, form } = useNewForm({
    initial: EMPTY,
    save: (draft) => api.post('/api/auth/change-email', draft),
    onSaved: async ({ message }) => {
      notify.good(message);
      await onAsked();
    },
    reused: true,
  });
  return (
    <Card title={say('access.own_email.title')}>
      <Form {...form} submitLabel={say('access.own_email.change')} disabled={!dirty}>
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
          value={values.email}
          onChange={(value) => set('email', value)}
          errors={form.error?.fields['email']}
        />
        <TextField
          label={say('access.password.current')}
          type="password"
          required
          autoComplete="current-password"
          value={values.password}
          onChange={(value) => set('password', value)}
          errors={form.error?.fields['password']}
        />
      </Form>
    </Card>
  );
}
