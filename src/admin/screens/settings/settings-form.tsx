import type { ReactElement } from 'react';
import { api, Card, Checkbox, Form, NumberField, TextField, useRecordForm, useText, type Reload } from '#panel';
import { LanguagesField } from './languages-field.js';
import { MailServerCard } from './mail-server-card.js';
import { NewOrderFields } from './new-order-fields.js';
import { PrivacyCard } from './privacy-card.js';
import type { Section } from './sections.js';
import { SecurityCard } from './security-card.js';
import { SellerCard } from './seller-card.js';
import { changesOf, draftOf, type ShopSettings } from './shop-settings.js';
import { StockProtection } from './stock-protection.js';
import { TestMail } from './test-mail.js';
import { TimezoneField } from './timezone-field.js';

export const PATH = '/api/admin/settings';

interface SettingsFormProps {
  readonly section: Section;
  readonly settings: ShopSettings;
  readonly onSaved: (settings: ShopSettings) => void;
  readonly reload: Reload;
}

/** The form of one section of the settings. */
export function SettingsForm({ section, settings, onSaved, reload }: SettingsFormProps): ReactElement {
  const say = useText();
  const { values, set, change, dirty, form } = useRecordForm({
    record: settings,
    draftOf,
    bodyOf: changesOf,
    send: (body) => api.put(PATH, body),
    onSaved,
    reload,
  });
  const fields = form.error?.fields ?? {};
  const { in_effect: inEffect } = settings;
  return (
    <Form
      {...form}
      submitLabel={say('kit.save')}
      aside={dirty && !form.busy && <span className="soft">{say('settings-form.unsaved')}</span>}
      long
    >
      {section === 'shop' && (
        <>
          <Card title={say('settings.shop')}>
            <TextField
              label={say('settings.shop_name')}
              hint={say('settings.shop_name_hint')}
              name="shop_name"
              maxLength={100}
              placeholder={inEffect.shop_name}
              value={values.shop_name}
              onChange={(name) => set('shop_name', name)}
              errors={fields['shop_name']}
            />
            <TimezoneField
              settings={settings}
              value={values.timezone}
              errors={fields['timezone']}
              onChange={(timezone) => set('timezone', timezone)}
            />
            <LanguagesField
              own={values.default_language}
              offered={values.languages}
              fields={fields}
              onChange={change}
            />
          </Card>
        </>
      )}
      {section === 'mail' && (
        <>
          <MailServerCard
            settings={settings}
            smtp={values.smtp}
            fields={fields}
            onChange={(smtp) => set('smtp', smtp)}
          />
          <Card title={say('settings.mails')}>
            <div className="form__row">
              <TextField
                label={say('settings.sender_name')}
                hint={say('settings.sender_name_hint')}
                name="mail_sender_name"
                maxLength={100}
                placeholder={inEffect.mail_sender_name}
                value={values.mail_sender_name}
                onChange={(name) => set('mail_sender_name', name)}
                errors={fields['mail_sender_name']}
              />
              <TextField
                label={say('settings.sender_address')}
                hint={say('settings.sender_address_hint')}
                name="mail_sender_address"
                type="email"
                autoComplete="off"
                maxLength={200}
                placeholder={inEffect.mail_sender_address}
                value={values.mail_sender_address}
                onChange={(address) => set('mail_sender_address', address)}
                errors={fields['mail_sender_address']}
              />
            </div>
            <div className="form__row">
              <NumberField
                label={say('settings.mails_per_hour')}
                hint={say('settings.mails_per_hour_hint')}
                name="mails_per_hour"
                required
                min={1}
                max={1_000}
                value={values.mails_per_hour}
                onChange={(count) => set('mails_per_hour', count)}
                errors={fields['mails_per_hour']}
              />
            </div>
            <NewOrderFields values={values} fields={fields} onChange={change} />
            <Checkbox
              label={say('settings.mail_ready_for_shipment')}
              hint={say('settings.mail_ready_for_shipment_hint')}
              checked={values.mail_ready_for_shipment}
              onChange={(mail_ready_for_shipment) => change({ mail_ready_for_shipment })}
            />
            <TestMail disabled={dirty} />
          </Card>
        </>
      )}
      {section === 'seller' && (
        <>
          <SellerCard
            seller={values.seller}
            fields={fields}
            onChange={(seller) => set('seller', seller)}
            eInvoice={values.e_invoice}
            onEInvoice={(eInvoice) => set('e_invoice', eInvoice)}
          />
        </>
      )}
      {section === 'orders' && (
        <>
          <Card title={say('settings.selling')}>
            <Checkbox
              toggle
              label={say('settings.payments_enabled')}
              hint={say(values.payments_enabled ? 'settings.payments_on' : 'settings.payments_off')}
              checked={values.payments_enabled}
              onChange={(enabled) => set('payments_enabled', enabled)}
              errors={fields['payments_enabled']}
            />
            <div className="form__row">
              <NumberField
                label={say('settings.low_stock')}
                hint={say('settings.low_stock_hint')}
                name="low_stock_threshold"
                required
                min={0}
                max={1_000_000}
                value={values.low_stock_threshold}
                onChange={(count) => set('low_stock_threshold', count)}
                errors={fields['low_stock_threshold']}
              />
            </div>
          </Card>
          <StockProtection values={values} fields={fields} onChange={change} />
        </>
      )}
      {section === 'security' && (
        <>
          <SecurityCard values={values} set={set} fields={fields} />
          <PrivacyCard values={values} fields={fields} onChange={set} />
        </>
      )}
    </Form>
  );
}
