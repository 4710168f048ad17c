import type { ReactElement } from 'react';
import {
  api,
  Card,
  Form,
  LANGUAGES,
  notify,
  ROLES,
  SelectField,
  useForm,
  useSubmit,
  useText,
  type Language,
  type Role,
} from '#panel';
import { ADMINISTRATORS, type Administrator } from './administrator.js';

export interface RightsProps {
  readonly administrator: Administrator;
  readonly onChanged: (administrator: Administrator) => void;
  readonly onReload: () => void;
}

/** The role of another administrator, and the language of the mails. */
export function Rights({
  administrator: { id, role, language, version, owner_tokens: tokens },
  onChanged,
  onReload,
}: RightsProps): ReactElement {
  const say = useText();
  const form = useForm<{ role: Role; language: Language | '' }>({ role, language: language ?? '' });
  const { submit, busy, error } = useSubmit(async () => {
    const { role: newRole, language: newLanguage } = form.values;
    const { data } = await api.put(`${ADMINISTRATORS}/${id}`, {
      role: newRole,
      ...(newLanguage && { language: newLanguage }),
      version,
    });
    notify.good(say(newRole === role ? 'kit.saved' : 'access.rights.changed'));
    form.reset(form.values);
    onChanged(data);
  });
  return (
    <Card title={say('access.rights.title')}>
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={say('kit.save')}
        disabled={!form.dirty}
        onReload={onReload}
      >
        <SelectField
          label={say('access.role')}
          required
          value={form.values.role}
          onChange={(value) => form.set('role', value)}
          errors={error?.fields['role']}
          hint={say(`access.role_hints.${form.values.role}`)}
          options={ROLES.map((one) => ({ value: one, label: say(`access.roles.${one}`) }))}
        />
        <SelectField
          label={say('access.mail_language')}
          required
          value={form.values.language}
          onChange={(value) => form.set('language', value)}
          options={[
            ...(language ? [] : [{ value: '' as const, label: '–' }]),
            ...LANGUAGES.map((one) => ({ value: one, label: say(`kit.languages.${one}`) })),
          ]}
        />
        {form.values.role !== role && (
          <p className="warn-box">
            {say('access.rights.ends_sessions')}
            {tokens > 0 && <> {say('access.rights.revokes_tokens', { count: tokens })}</>}
          </p>
        )}
      </Form>
    </Card>
  );
}
