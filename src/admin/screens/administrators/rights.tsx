import type { ReactElement } from 'react';
import {
  api,
  Card,
  Form,
  LANGUAGES,
  ROLES,
  SelectField,
  useRecordForm,
  useText,
  type Language,
  type Reload,
  type Role,
} from '#panel';
import { ADMINISTRATORS, type Administrator } from './administrator.js';

export interface RightsProps {
  readonly administrator: Administrator;
  readonly onChanged: (administrator: Administrator) => void;
  readonly onReload: Reload;
}

interface Draft {
  readonly role: Role;
  readonly language: Language | '';
}

const draftOf = ({ role, language }: Administrator): Draft => ({ role, language: language ?? '' });

/** Role of another administrator, and language of the emails. */
export function Rights({ administrator, onChanged, onReload }: RightsProps): ReactElement {
  const say = useText();
  const { id, role, language, owner_tokens: tokens } = administrator;
  const { values, set, dirty, form } = useRecordForm({
    record: administrator,
    draftOf,
    bodyOf: (draft) => ({ role: draft.role, ...(draft.language && { language: draft.language }) }),
    send: async (body) => {
      const { data } = await api.put(`${ADMINISTRATORS}/${id}`, body);
      return { data, message: say(body.role === role ? 'kit.saved' : 'access.rights.changed') };
    },
    onSaved: onChanged,
    reload: onReload,
  });
  return (
    <Card title={say('access.rights.title')}>
      <Form {...form} submitLabel={say('kit.save')} disabled={!dirty}>
        <SelectField
          label={say('access.role')}
          required
          value={values.role}
          onChange={(value) => set('role', value)}
          errors={form.error?.fields['role']}
          hint={say(`access.role_hints.${values.role}`)}
          options={ROLES.map((one) => ({ value: one, label: say(`access.roles.${one}`) }))}
        />
        <SelectField
          label={say('access.mail_language')}
          required
          value={values.language}
          onChange={(value) => set('language', value)}
          options={[
            ...(language ? [] : [{ value: '' as const, label: '–' }]),
            ...LANGUAGES.map((one) => ({ value: one, label: say(`kit.languages.${one}`) })),
          ]}
        />
        {values.role !== role && (
          <p className="warn-box">
            {say('access.rights.ends_sessions')}
            {tokens > 0 && <> {say('access.rights.revokes_tokens', { count: tokens })}</>}
          </p>
        )}
      </Form>
    </Card>
  );
}
