import type { ReactElement } from 'react';
import { Card, NumberField, useText } from '#panel';
import type { SectionProps } from './section-props.js';

const MOST = 1_000_000;
const LONGEST_DAYS = 90;

/** Limits by row; each may be empty. */
const ROWS = [
  [
    { name: 'max_open_orders_per_contact', max: MOST, hint: false },
    { name: 'max_open_orders_per_client', max: MOST, hint: true },
  ],
  [
    { name: 'max_orders_per_hour_per_contact', max: MOST, hint: false },
    { name: 'max_orders_per_hour_per_client', max: MOST, hint: true },
  ],
  [
    { name: 'max_open_lines_per_client', max: MOST, hint: false },
    { name: 'max_pieces_in_open_orders', max: MOST, hint: true },
  ],
  [
    { name: 'max_quantity', max: MOST, hint: true },
    { name: 'cancel_unconfirmed_after', max: LONGEST_DAYS, hint: true },
  ],
  [{ name: 'max_automatic_invoices_per_client', max: MOST, hint: true }],
] as const;

/** Limits of the stock that one buyer can reserve without paying, and for how long. */
export function StockProtection({ fields }: SectionProps): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.protection')}>
      <p className="soft">{say('settings.protection_intro')}</p>
      {ROWS.map((row) => (
        <div className="form__row" key={row[0].name}>
          {row.map(({ name, max, hint }) => (
            <NumberField
              key={name}
              {...fields.tied(name)}
              label={say(`settings.${name}`)}
              hint={hint ? say(`settings.${name}_hint`) : undefined}
              min={1}
              max={max}
            />
          ))}
        </div>
      ))}
    </Card>
  );
}
