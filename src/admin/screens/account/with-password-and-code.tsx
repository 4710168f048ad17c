import type { ReactElement } from 'react';
import { Dialog, Form, notify, TextField, useForm, useSubmit, useText, type Sent } from '#panel';

export const FACTOR = '/api/auth/second-factor';

export interface WithPasswordAndCodeProps<T> {
  readonly title: string;
  readonly intro: string;
  readonly send: (proof: Sent<'renewRecoveryCodes'>) => Promise<{ readonly data: T; readonly message: string }>;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly onDone: (data: T) => void;
}

/** What touches the second factor takes the password and a code. */
export function WithPasswordAndCode<T>({
  title,
  intro,
  send,
  submitLabel,
  danger = false,
  onClose,
  onDone,
}: WithPasswordAndCodeProps<T>): ReactElement {
  const say = useText();
  const form = useForm({ password: '', code: '' });
  const { submit, busy, error } = useSubmit(async () => {
    const { data, message } = await send(form.values);
    notify.good(message);
    onDone(data);
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form onSubmit={() => void submit()} busy={busy} error={error} submitLabel={submitLabel} danger={danger}>
        <p>{intro}</p>
        <TextField
          label={say('access.password.current')}
          type="password"
          required
          autoComplete="current-password"
          value={form.values.password}
          onChange={(value) => form.set('password', value)}
          errors={error?.fields['password']}
        />
        <TextField
          label={say('access.factor.code')}
          required
          autoComplete="one-time-code"
          maxLength={40}
          value={form.values.code}
          onChange={(value) => form.set('code', value)}
          hint={say('access.factor.code_or_recovery')}
          errors={error?.fields['code']}
        />
      </Form>
    </Dialog>
  );
}
