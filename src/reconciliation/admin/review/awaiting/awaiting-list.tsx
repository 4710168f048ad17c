import type { ReactElement } from 'react';
import {
  Card,
  Checkbox,
  Empty,
  ErrorBox,
  Loading,
  NothingFound,
  Pager,
  SearchField,
  useRead,
  useText,
  useUrlState,
} from '#panel';
import { AwaitingSums } from './awaiting-sums.js';
import { AwaitingTable } from './awaiting-table.js';
import { useRecordPayment } from './use-record-payment.js';

/**
 * Orders that wait for a payment. Each payment is recorded in its row, without a bank transaction, and the list stays
 * open.
 */
export function AwaitingList({ onChanged }: { readonly onChanged: () => void }): ReactElement {
  const say = useText();
  const list = useUrlState({ q: '', overdue: '', page: '1' });
  const { data, meta, error, loading, reload } = useRead('/api/admin/payments/to-verify', {
    ...list.values,
    per_page: 20,
  });
  const changed = async (): Promise<void> => {
    await reload();
    onChanged();
  };
  const recording = useRecordPayment(changed);
  const clear = (): void => list.set({ q: '', overdue: '' });
  return (
    <>
      {data && data.open.length > 0 && <AwaitingSums open={data.open} />}
      <Card>
        <div className="transfer-find">
          <SearchField
            label={say('review.orders.search')}
            hint={say('review.orders.search_hint')}
            value={list.values.q}
            onChange={(q) => list.set({ q })}
          />
          <Checkbox
            label={say('review.orders.only_overdue')}
            checked={list.values.overdue === '1'}
            onChange={(on) => list.set({ overdue: on ? '1' : '' })}
          />
        </div>
      </Card>
      <Card flush>
        {error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : !data ? (
          <Loading lines={8} />
        ) : data.items.length > 0 ? (
          <AwaitingTable orders={data.items} busy={loading} recording={recording} onRecorded={changed} />
        ) : list.filtered ? (
          <NothingFound text={say('review.orders.nothing_found')} onClear={clear} />
        ) : (
          <Empty title={say('review.orders.none')} text={say('review.orders.none_text')} />
        )}
        {meta && <Pager meta={meta} onPage={(page) => list.set({ page: String(page) })} />}
      </Card>
    </>
  );
}
