import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Card,
  Form,
  LANGUAGES,
  notify,
  Page,
  placeOf,
  ROLES,
  SelectField,
  session,
  TextField,
  useForm,
  usePost,
  useSubmit,
  useText,
  type Language,
  type Role,
} from '#panel';
import { ADMINISTRATORS } from './administrator.js';

export function InviteAdministrator(): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const post = usePost();
  const form = useForm<{ email: string; role: Role; language: Language }>({
    email: '',
    role: 'support',
    language: session.language,
  });
  const { email, role, language } = form.values;
  const { submit, busy, error } = useSubmit(async () => {
    const { data, message } = await post(ADMINISTRATORS, form.values);
    notify.good(message);
    form.reset(form.values);
    navigate(placeOf('administrators', data.id));
  });
  return (
    <Page
      title={say('access.invite.title')}
      intro={say('access.invite.intro')}
      back={{ to: placeOf('administrators'), label: say('access.administrators.title') }}
    >
      <Card>
        <Form onSubmit={() => void submit()} busy={busy} error={error} submitLabel={say('access.invite.send')}>
          <TextField
            label={say('access.email')}
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={(value) => form.set('email', value)}
            errors={error?.fields['email']}
          />
          <SelectField
            label={say('access.role')}
            required
            value={role}
            onChange={(value) => form.set('role', value)}
            errors={error?.fields['role']}
            hint={say(`access.role_hints.${role}`)}
            options={ROLES.map((one) => ({ value: one, label: say(`access.roles.${one}`) }))}
          />
          <SelectField
            label={say('access.mail_language')}
            required
            value={language}
            onChange={(value) => form.set('language', value)}
            options={LANGUAGES.map((one) => ({ value: one, label: say(`kit.languages.${one}`) }))}
          />
        </Form>
      </Card>
    </Page>
  );
}
