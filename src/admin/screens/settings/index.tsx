import type { ReactElement } from 'react';
import {
  api,
  Card,
  Checkbox,
  ErrorBox,
  Facts,
  Form,
  Loading,
  NumberField,
  Page,
  TextField,
  useRead,
  useRecordForm,
  useText,
  type Reload,
} from '#panel';
import { LanguagesField } from './languages-field.js';
import { NewOrderFields } from './new-order-fields.js';
import { PrivacyCard } from './privacy-card.js';
import { SellerCard } from './seller-card.js';
import { changesOf, draftOf, type ShopSettings } from './shop-settings.js';
import { StockProtection } from './stock-protection.js';
import { SecurityCard } from './security-card.js';
import { TestMail } from './test-mail.js';

const PATH = '/api/admin/settings';

/** Settings of the whole shop. */
export function SettingsScreen(): ReactElement {
  const say = useText();
  const { data, error, reload, replace } = useRead(PATH);
  return (
    <Page title={say('settings.title')} intro={say('settings.intro')}>
      {error && !data ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Card>
          <Loading lines={8} />
        </Card>
      ) : (
        <div className="split">
          <SettingsForm settings={data} onSaved={replace} reload={reload} />
          <FixedSettings settings={data} />
        </div>
      )}
    </Page>
  );
}

interface SettingsFormProps {
  readonly settings: ShopSettings;
  readonly onSaved: (settings: ShopSettings) => void;
  readonly reload: Reload;
}

function SettingsForm({ settings, onSaved, reload }: SettingsFormProps): ReactElement {
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
        <LanguagesField own={values.default_language} offered={values.languages} fields={fields} onChange={change} />
      </Card>
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
      <SellerCard
        seller={values.seller}
        fields={fields}
        onChange={(seller) => set('seller', seller)}
        eInvoice={values.e_invoice}
        onEInvoice={(eInvoice) => set('e_invoice', eInvoice)}
      />
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
      <SecurityCard values={values} set={set} fields={fields} />
      <PrivacyCard values={values} fields={fields} onChange={set} />
    </Form>
  );
}

/** Settings that only the server's operator can change, and why. */
function FixedSettings({ settings: { fixed } }: { readonly settings: ShopSettings }): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.fixed')}>
      <Facts
        items={[
          [say('settings.currency'), fixed.currency, say('settings.currency_why')],
          [say('settings.timezone'), fixed.timezone, say('settings.timezone_why')],
          [say('settings.base_url'), fixed.base_url, say('settings.base_url_why')],
        ].map(([label, value, why]) => ({
          label: label!,
          value: (
            <>
              <strong>{value}</strong>
              <div className="soft small">{why}</div>
            </>
          ),
        }))}
      />
    </Card>
  );
}
