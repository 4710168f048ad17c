import type { ReactElement } from 'react';
import { Dialog, Form, notify, TextField, useNewForm, useText, type Sent } from '#panel';

export const FACTOR = '/api/auth/second-factor';

const NOTHING = { password: '', code: '' };

export interface WithPasswordAndCodeProps<T> {
  readonly title: string;
  readonly intro: string;
  readonly send: (proof: Sent<'renewRecoveryCodes'>) => Promise<{ readonly data: T; readonly message: string }>;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  readonly onDone: (data: T) => void;
}

/** A form for changes of the second factor, which require the password and a code. */
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
  const { values, set, form } = useNewForm({
    initial: NOTHING,
    save: send,
    onSaved: ({ data, message }) => {
      notify.good(message);
      onDone(data);
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...form} submitLabel={submitLabel} danger={danger}>
        <p>{intro}</p>
        <TextField
          label={say('access.password.current')}
          type="password"
          required
          autoComplete="current-password"
          value={values.password}
          onChange={(value) => set('password', value)}
          errors={form.error?.fields['password']}
        />
        <TextField
          label={say('access.factor.code')}
          required
          autoComplete="one-time-code"
          maxLength={40}
          value={values.code}
          onChange={(value) => set('code', value)}
          hint={say('access.factor.code_or_recovery')}
          errors={form.error?.fields['code']}
        />
      </Form>
    </Dialog>
  );
}
