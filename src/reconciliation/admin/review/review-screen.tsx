import type { ReactElement } from 'react';
import { format, PaymentsFrame, placeOf, Tabs, useRead, useText, useUrlState } from '#panel';
import { AwaitingList } from './awaiting/awaiting-list.js';
import { TransferQueue } from './transfer-queue.js';
import './transfers.css';

/** Modules → Commerce → Payments → Match payments: bank transfers to decide, and orders that wait for a payment. */
export function ReviewScreen(): ReactElement {
  const say = useText();
  const { values } = useUrlState({ list: '' });
  const transfers = useRead('/api/admin/bank-transactions', { waiting: 1, per_page: 1 });
  const orders = useRead('/api/admin/payments/to-verify', { per_page: 1 });
  const shows = values.list === 'orders' ? 'orders' : 'transfers';
  const reload = (): void => {
    void transfers.reload({ background: true });
    void orders.reload({ background: true });
  };
  const tab = (key: typeof shows, count: number | undefined) => ({
    key,
    label: `${say(`review.tabs.${key}`)}${count ? ` · ${format.number(count)}` : ''}`,
    to: `${placeOf('bank-review')}${key === 'orders' ? '?list=orders' : ''}`,
    current: key === shows,
  });
  return (
    <PaymentsFrame view="to-verify" intro={say(`review.intro.${shows}`)} waiting={transfers.meta?.total ?? null}>
      <Tabs
        label={say('payments.tabs.to_verify')}
        tabs={[tab('transfers', transfers.meta?.total), tab('orders', orders.meta?.total)]}
      />
      {shows === 'orders' ? (
        <AwaitingList onChanged={reload} />
      ) : (
        <TransferQueue awaiting={orders.meta?.total ?? 0} onChanged={reload} />
      )}
    </PaymentsFrame>
  );
}
