import { useState, type ReactElement } from 'react';
import { api, can, Card, Checkbox, Form, notify, TextField, useNewForm, useText } from '#panel';

const EMPTY = { current: '', password: '', repeated: '', revokes: false };

/** Changes the password, which ends all other sessions. */
export function OwnPassword({ email }: { readonly email: string }): ReactElement {
  const say = useText();
  const [differs, setDiffers] = useState(false);
  const { values, set, dirty, form } = useNewForm({
    initial: EMPTY,
    save: ({ current: currentPassword, password: newPassword, revokes: revokesTokens }) =>
      api.post('/api/auth/password', {
        current_password: currentPassword,
        password: newPassword,
        revoke_tokens: revokesTokens,
      }),
    onSaved: ({ message }) => notify.good(message),
    reused: true,
  });
  const { current, password, repeated, revokes } = values;
  const send = (): void => {
    setDiffers(password !== repeated);
    if (password === repeated) form.onSubmit();
  };
  return (
    <Card title={say('access.password.title')}>
      <Form
        {...form}
        onSubmit={send}
        error={differs ? null : form.error}
        submitLabel={say('access.password.change')}
        disabled={!dirty}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={say('access.password.current')}
          name="current_password"
          type="password"
          required
          autoComplete="current-password"
          value={current}
          onChange={(value) => set('current', value)}
          errors={form.error?.fields['current_password']}
        />
        <TextField
          label={say('access.password.new')}
          type="password"
          required
          autoComplete="new-password"
          value={password}
          onChange={(value) => set('password', value)}
          hint={say('access.password.hint', { count: 8 })}
          errors={form.error?.fields['password']}
        />
        <TextField
          label={say('access.password.repeated')}
          type="password"
          required
          autoComplete="new-password"
          value={repeated}
          onChange={(value) => set('repeated', value)}
          errors={differs ? [say('access.password.differs')] : undefined}
        />
        {can('owner') && (
          <Checkbox
            label={say('access.password.revoke_tokens')}
            hint={say('access.password.revoke_tokens_hint')}
            checked={revokes}
            onChange={(on) => set('revokes', on)}
          />
        )}
        <p className="soft small">{say('access.password.ends_sessions')}</p>
      </Form>
    </Card>
  );
}
