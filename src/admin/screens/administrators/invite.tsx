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
  useNewForm,
  usePost,
  useText,
  type Language,
  type Role,
} from '#panel';
import { ADMINISTRATORS } from './administrator.js';

interface Invitation {
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
}

export function InviteAdministrator(): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const post = usePost();
  const invite = (invitation: Invitation) => post(ADMINISTRATORS, invitation);
  const { values, set, form } = useNewForm<Invitation, Awaited<ReturnType<typeof invite>>>({
    initial: { email: '', role: 'support', language: session.language },
    save: invite,
    onSaved: ({ data, message }) => {
      notify.good(message);
      navigate(placeOf('administrators', data.id));
    },
  });
  const { email, role, language } = values;
  return (
    <Page
      title={say('access.invite.title')}
      intro={say('access.invite.intro')}
      back={{ to: placeOf('administrators'), label: say('access.administrators.title') }}
    >
      <Card>
        <Form {...form} submitLabel={say('access.invite.send')}>
          <TextField
            label={say('access.email')}
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={(value) => set('email', value)}
            errors={form.error?.fields['email']}
          />
          <SelectField
            label={say('access.role')}
            required
            value={role}
            onChange={(value) => set('role', value)}
            errors={form.error?.fields['role']}
            hint={say(`access.role_hints.${role}`)}
            options={ROLES.map((one) => ({ value: one, label: say(`access.roles.${one}`) }))}
          />
          <SelectField
            label={say('access.mail_language')}
            required
            value={language}
            onChange={(value) => set('language', value)}
            options={LANGUAGES.map((one) => ({ value: one, label: say(`kit.languages.${one}`) }))}
          />
        </Form>
      </Card>
    </Page>
  );
}
