import type { ReactElement } from 'react';
import { Card, Checkbox, ErrorBox, Facts, LinkButton, Loading, placeOf, useRead, useText } from '#panel';
import type { SectionProps } from './section-props.js';

/** Payments, the currency, and a summary of the tax rules, which have a screen of their own. */
export function MoneySection({ settings, values, fields }: SectionProps): ReactElement {
  const say = useText();
  const currency = (
    <>
      <strong>{settings.fixed.currency}</strong>
      <div className="soft small">{say('settings.currency_why')}</div>
    </>
  );
  return (
    <>
      <Card
        title={say('settings.payments')}
        actions={
          <LinkButton small to={placeOf('payments')}>
            {say('settings.payments_open')}
          </LinkButton>
        }
      >
        <Checkbox
          {...fields.ticked('payments_enabled')}
          toggle
          label={say('settings.payments_enabled')}
          hint={say(values.payments_enabled ? 'settings.payments_on' : 'settings.payments_off')}
        />
        <div id="currency">
          <Facts items={[{ label: say('settings.currency'), value: currency }]} />
        </div>
      </Card>
      <TaxCard />
    </>
  );
}

function TaxCard(): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead('/api/admin/tax');
  return (
    <Card
      title={say('settings.tax')}
      actions={
        <LinkButton small to={placeOf('tax')}>
          {say('settings.tax_open')}
        </LinkButton>
      }
    >
      {error && !data ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading />
      ) : (
        <>
          <p>{say(data.prices_include_tax ? 'settings.tax_included' : 'settings.tax_added')}</p>
          <p className={data.rates.length === 0 ? 'soft' : undefined}>
            {data.rates.length === 0
              ? say('settings.tax_none')
              : say('settings.tax_rates', { count: data.rates.length })}
          </p>
        </>
      )}
    </Card>
  );
}
