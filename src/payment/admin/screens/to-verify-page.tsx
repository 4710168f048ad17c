import type { ReactElement } from 'react';
import {
  Card,
  Checkbox,
  Empty,
  ErrorBox,
  format,
  Loading,
  NothingFound,
  Pager,
  PaymentsFrame,
  SearchField,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import './payments.css';
import { ToVerifyTable } from './to-verify-table.js';

/** Orders with payments to verify, which can be searched by texts of the bank statement. */
export function ToVerifyPage(): ReactElement {
  const say = useText();
  const list = useUrlState({ q: '', overdue: '', page: '1' });
  const { data, meta, error, loading, reload } = useRead('/api/admin/payments/to-verify', {
    ...list.values,
    per_page: 20,
  });
  return (
    <PaymentsFrame view="to-verify" intro={say('payments.verify.intro')}>
      {data && data.open.length > 0 && (
        <ul className="pay-sums">
          {data.open.map(({ currency, count, open_amount: open, overdue, overdue_amount: late }) => (
            <li key={currency}>
              <strong>
                {say('payments.verify.sum', {
                  count,
                  shown: format.number(count),
                  amount: format.money(open, currency),
                })}
              </strong>
              {overdue > 0 && (
                <span className="pay-late">
                  {' '}
                  {say('payments.verify.sum_overdue', {
                    count: overdue,
                    shown: format.number(overdue),
                    amount: format.money(late, currency),
                  })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Card>
        <div className="pay-filters">
          <SearchField
            label={say('payments.verify.search')}
            hint={say('payments.verify.search_hint')}
            value={list.values.q}
            onChange={(q) => list.set({ q })}
          />
          <Checkbox
            label={say('payments.verify.only_overdue')}
            checked={list.values.overdue === '1'}
            onChange={(on) => list.set({ overdue: on ? '1' : '' })}
          />
        </div>
      </Card>
      <Card flush>
        {error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : !data ? (
          <Loading />
        ) : data.items.length > 0 ? (
          <ToVerifyTable orders={data.items} busy={loading} />
        ) : list.filtered ? (
          <NothingFound text={say('payments.verify.nothing_found')} onClear={list.clear} />
        ) : (
          <Empty title={say('payments.verify.none')} text={say('payments.verify.none_text')} />
        )}
        {meta && <Pager meta={meta} onPage={(page) => list.set({ page: String(page) })} />}
      </Card>
    </PaymentsFrame>
  );
}
