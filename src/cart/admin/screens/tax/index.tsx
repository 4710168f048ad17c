import type { ReactElement } from 'react';
import {
  api,
  Card,
  Checkbox,
  ErrorBox,
  Form,
  Loading,
  Page,
  useRead,
  useRecordForm,
  useText,
  type Reload,
} from '#panel';
import { RateTable } from './rate-table.js';
import { draftOf, type TaxRules } from './rules.js';
import { TaxExample } from './tax-example.js';
import './tax.css';

const PATH = '/api/admin/tax';

/** Whether prices include tax, and the rates by country. */
export function TaxScreen(): ReactElement {
  const say = useText();
  const { data, error, reload, replace } = useRead(PATH);
  return (
    <Page title={say('tax.title')} intro={say('tax.intro')}>
      {error && !data ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Card>
          <Loading />
        </Card>
      ) : (
        <TaxForm rules={data} onSaved={replace} reload={reload} />
      )}
    </Page>
  );
}

interface TaxFormProps {
  readonly rules: TaxRules;
  readonly onSaved: (rules: TaxRules) => void;
  readonly reload: Reload;
}

function TaxForm({ rules, onSaved, reload }: TaxFormProps): ReactElement {
  const say = useText();
  const {
    values: draft,
    set,
    form,
  } = useRecordForm({
    record: rules,
    draftOf,
    bodyOf: ({ prices_include_tax, tax_shipping, rates }) => ({
      prices_include_tax,
      tax_shipping,
      rates: rates.map(({ country, rate, tax_class }) => ({ country, rate, tax_class })),
    }),
    send: (body) => api.put(PATH, body),
    onSaved,
    reload,
  });
  return (
    <div className="split">
      <Form {...form} submitLabel={say('kit.save')}>
        <Card title={say('tax.prices')}>
          <Checkbox
            toggle
            label={say('tax.included')}
            hint={say(draft.prices_include_tax ? 'tax.included_on' : 'tax.included_off')}
            checked={draft.prices_include_tax}
            onChange={(included) => set('prices_include_tax', included)}
          />
          <Checkbox
            toggle
            label={say('tax.delivery')}
            hint={say(draft.tax_shipping ? 'tax.delivery_on' : 'tax.delivery_off')}
            checked={draft.tax_shipping}
            onChange={(taxed) => set('tax_shipping', taxed)}
          />
        </Card>
        <Card title={say('tax.rates')}>
          <p className="soft">{say('tax.rates_hint')}</p>
          <RateTable rates={draft.rates} fields={form.error?.fields ?? {}} onChange={(rates) => set('rates', rates)} />
        </Card>
      </Form>
      <TaxExample draft={draft} />
    </div>
  );
}
