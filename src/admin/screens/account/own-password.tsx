import { useState, type ReactElement } from 'react';
import { api, can, Card, Checkbox, Form, notify, TextField, useForm, useSubmit, useText } from '#panel';

const EMPTY = { current: '', password: '', repeated: '', revokes: false };

/** All other sessions end with the change. */
export function OwnPassword({ email }: { readonly email: string }): ReactElement {
  const say = useText();
  const form = useForm(EMPTY);
  const [differs, setDiffers] = useState(false);
  const { current, password, repeated, revokes } = form.values;
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await api.post('/api/auth/password', {
      current_password: current,
      password,
      revoke_tokens: revokes,
    });
    notify.good(message);
    form.reset(EMPTY);
  });
  const send = (): void => {
    setDiffers(password !== repeated);
    if (password === repeated) void submit();
  };
  return (
    <Card title={say('access.password.title')}>
      <Form
        onSubmit={send}
        busy={busy}
        error={differs ? null : error}
        submitLabel={say('access.password.change')}
        disabled={!form.dirty}
      >
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={say('access.password.current')}
          type="password"
          required
          autoComplete="current-password"
          value={current}
          onChange={(value) => form.set('current', value)}
          errors={error?.fields['current_password']}
        />
        <TextField
          label={say('access.password.new')}
          type="password"
          required
          autoComplete="new-password"
          value={password}
          onChange={(value) => form.set('password', value)}
          hint={say('access.password.hint', { count: 8 })}
          errors={error?.fields['password']}
        />
        <TextField
          label={say('access.password.repeated')}
          type="password"
          required
          autoComplete="new-password"
          value={repeated}
          onChange={(value) => form.set('repeated', value)}
          errors={differs ? [say('access.password.differs')] : undefined}
        />
        {can('owner') && (
          <Checkbox
            label={say('access.password.revoke_tokens')}
            hint={say('access.password.revoke_tokens_hint')}
            checked={revokes}
            onChange={(on) => form.set('revokes', on)}
          />
        )}
        <p className="soft small">{say('access.password.ends_sessions')}</p>
      </Form>
    </Card>
  );
}
