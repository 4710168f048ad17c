import type { ReactElement } from 'react';
import { Card, NumberField, SelectField, TextField, useText } from '#panel';
import { SMTP_SECURITIES, type ShopSettings, type SmtpDraft } from './shop-settings.js';

export interface MailServerCardProps {
  readonly settings: ShopSettings;
  readonly smtp: SmtpDraft;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (smtp: SmtpDraft) => void;
}

/** The mail server. Saving a change requires the password of the owner again; the stored password is never shown. */
export function MailServerCard({ settings, smtp, fields, onChange }: MailServerCardProps): ReactElement {
  const say = useText();
  const { mail_server: inUse } = settings.in_effect;
  if (settings.from_environment.includes('smtp'))
    return (
      <Card title={say('settings.smtp')}>
        <p>
          <strong>{inUse}</strong>
        </p>
        <p className="soft">{say('settings.from_environment', { variable: 'SMTP_URL' })}</p>
      </Card>
    );
  const set = (some: Partial<SmtpDraft>): void => onChange({ ...smtp, ...some });
  return (
    <Card title={say('settings.smtp')}>
      <p className={inUse === null ? 'warn-box' : 'soft'}>
        {inUse === null ? say('settings.smtp_none') : say('settings.smtp_hint')}
      </p>
      <div className="form__row">
        <TextField
          label={say('settings.smtp_host')}
          hint={say('settings.smtp_host_hint')}
          name="smtp.host"
          autoComplete="off"
          maxLength={253}
          value={smtp.host}
          onChange={(host) => set({ host })}
          errors={fields['smtp.host']}
        />
        <SelectField
          label={say('settings.smtp_security')}
          required
          name="smtp.security"
          value={smtp.security}
          onChange={(security) => set({ security })}
          options={SMTP_SECURITIES.map((value) => ({ value, label: say(`settings.smtp_securities.${value}`) }))}
          errors={fields['smtp.security']}
        />
        <NumberField
          label={say('settings.smtp_port')}
          name="smtp.port"
          min={1}
          max={65_535}
          value={smtp.port}
          onChange={(port) => set({ port })}
          errors={fields['smtp.port']}
        />
      </div>
      <div className="form__row">
        <TextField
          label={say('settings.smtp_user')}
          name="smtp.user"
          autoComplete="off"
          maxLength={200}
          value={smtp.user}
          onChange={(user) => set({ user })}
          errors={fields['smtp.user']}
        />
        <TextField
          label={say('settings.smtp_password')}
          hint={say(settings.smtp?.has_password ? 'settings-form.secret_stored' : 'settings-form.secret_empty')}
          name="smtp.password"
          type="password"
          autoComplete="new-password"
          maxLength={500}
          value={smtp.password}
          onChange={(password) => set({ password })}
          errors={fields['smtp.password']}
        />
      </div>
    </Card>
  );
}
