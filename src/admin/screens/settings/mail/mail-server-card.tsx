import type { ReactElement } from 'react';
import { Card, NumberField, SelectField, TextField, useText } from '#panel';
import type { SectionProps } from '../section-props.js';
import { SMTP_SECURITIES } from '../shop-settings.js';
import { RemovePassword } from './remove-password.js';
import { TestMail } from './test-mail.js';

/**
 * Edits the mail server and sends a test email. A change requires the owner's password again. The stored password of
 * the mail server is never shown.
 */
export function MailServerCard({ settings, fields, dirty, onSaved }: SectionProps): ReactElement {
  const say = useText();
  const { mail_server: inUse } = settings.in_effect;
  if (settings.from_environment.includes('smtp'))
    return (
      <Card title={say('settings.smtp')}>
        <p>
          <strong>{inUse}</strong>
        </p>
        <p className="soft">{say('settings.from_environment', { variable: 'SMTP_URL' })}</p>
        <TestMail disabled={dirty} />
      </Card>
    );
  const { tied } = fields.within('smtp');
  return (
    <Card title={say('settings.smtp')}>
      <p className={inUse === null ? 'warn-box' : 'soft'}>
        {inUse === null ? say('settings.smtp_none') : say('settings.smtp_hint')}
      </p>
      <TextField
        {...tied('host')}
        label={say('settings.smtp_host')}
        hint={say('settings.smtp_host_hint')}
        autoComplete="off"
        maxLength={253}
      />
      <div className="form__row">
        <SelectField
          {...tied('security')}
          label={say('settings.smtp_security')}
          required
          options={SMTP_SECURITIES.map((value) => ({ value, label: say(`settings.smtp_securities.${value}`) }))}
        />
        <NumberField {...tied('port')} label={say('settings.smtp_port')} min={1} max={65_535} />
      </div>
      <div className="form__row">
        <TextField {...tied('user')} label={say('settings.smtp_user')} autoComplete="off" maxLength={200} />
        <TextField
          {...tied('password')}
          label={say('settings.smtp_password')}
          hint={say(settings.smtp?.has_password ? 'settings-form.secret_stored' : 'settings-form.secret_empty')}
          type="password"
          autoComplete="new-password"
          maxLength={500}
        />
      </div>
      <RemovePassword settings={settings} onSaved={onSaved} />
      <TestMail disabled={dirty} />
    </Card>
  );
}
