import { useEffect, type ReactElement } from 'react';
import {
  api,
  Card,
  Checkbox,
  ErrorBox,
  Form,
  Loading,
  notify,
  Page,
  useForm,
  useRead,
  useSubmit,
  useText,
} from '#panel';
import { RateTable } from './rate-table.js';
import { draftOf, type TaxRules } from './rules.js';
import { TaxExample } from './tax-example.js';
import './tax.css';

const PATH = '/api/admin/tax';

/** Whether prices contain tax, and how much it is where. */
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
  readonly reload: () => Promise<void>;
}

function TaxForm({ rules, onSaved, reload }: TaxFormProps): ReactElement {
  const say = useText();
  const { values: draft, set, saved, follow, discard } = useForm(draftOf(rules));
  useEffect(() => follow(draftOf(rules)), [rules, follow]);
  const { submit, busy, error, clear } = useSubmit(async () => {
    const rates = draft.rates.map(({ country, rate }) => ({ country, rate }));
    const { data, message } = await api.put(PATH, {
      prices_include_tax: draft.prices_include_tax,
      rates,
      version: rules.version,
    });
    saved(draft);
    onSaved(data);
    notify.good(message);
  });
  const startOver = (): void => {
    clear();
    discard();
    void reload();
  };
  return (
    <div className="split">
      <Form onSubmit={() => void submit()} busy={busy} error={error} onReload={startOver} submitLabel={say('kit.save')}>
        <Card title={say('tax.prices')}>
          <Checkbox
            toggle
            label={say('tax.included')}
            hint={say(draft.prices_include_tax ? 'tax.included_on' : 'tax.included_off')}
            checked={draft.prices_include_tax}
            onChange={(included) => set('prices_include_tax', included)}
          />
        </Card>
        <Card title={say('tax.rates')}>
          <p className="soft">{say('tax.rates_hint')}</p>
          <RateTable rates={draft.rates} fields={error?.fields ?? {}} onChange={(rates) => set('rates', rates)} />
        </Card>
      </Form>
      <TaxExample draft={draft} />
    </div>
  );
}
