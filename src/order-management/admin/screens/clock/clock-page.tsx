import type { ReactElement } from 'react';
import {
  Empty,
  LinkButton,
  ListCard,
  NothingFound,
  PaymentsFrame,
  placeOf,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { ClockFilters } from './clock-filters.js';
import { clockColumns } from './clock-columns.js';
import { ClockRules } from './clock-rules.js';
import { MissingStatements } from './missing-statements.js';
import { useStepText } from './use-step-text.js';
import './clock.css';

/** The orders that the payment clock watches: the next step of each, its day, and what it waits for. */
export function ClockPage(): ReactElement {
  const say = useText();
  const list = useUrlState({ step: '', waits_for: '', page: '1' });
  const read = useRead('/api/admin/payment-clock', { ...list.values, per_page: 20 });
  const { data } = read;
  const stepText = useStepText(data?.accounts ?? []);
  const hasRules = data !== null && (data.methods.length > 0 || data.cancel_unconfirmed_after !== null);
  const rows = data && { items: data.items.map((order) => ({ ...order, id: order.order_id })) };
  return (
    <PaymentsFrame view="clock" intro={say('clock.intro')}>
      {data && <MissingStatements accounts={data.accounts} />}
      {hasRules && <ClockFilters list={list} />}
      <ListCard
        list={{ ...read, data: rows }}
        caption={say('payments.tabs.clock')}
        onPage={(page) => list.set({ page })}
        columns={clockColumns(say, stepText)}
        empty={
          list.filtered ? (
            <NothingFound onClear={list.clear} />
          ) : hasRules ? (
            <Empty title={say('clock.none')} text={say('clock.none_text')} />
          ) : (
            <Empty
              title={say('clock.off')}
              text={say('clock.off_text')}
              action={
                <LinkButton kind="primary" to={placeOf('payments')}>
                  {say('clock.to_settings')}
                </LinkButton>
              }
            />
          )
        }
      />
      {data && hasRules && <ClockRules clock={data} />}
    </PaymentsFrame>
  );
}
