import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { placeOf, useRead, useText, type Item } from '#panel';
import type { Order } from './order.js';

type BankTransfer = Item<'listBankTransactions'>;

/** The bank transfer of each payment of an order, by the id of the payment. */
export type BankTransfers = ReadonlyMap<number, BankTransfer>;

/** Reads the bank transfers that paid the order; empty while they are read. */
export function useBankTransfers({ id, payments }: Order): BankTransfers {
  const isTransferred = payments.some(({ received_at: received }) => received !== null);
  const { data } = useRead(isTransferred ? '/api/admin/bank-transactions' : null, { order_id: id, per_page: 100 });
  const ofPayments = (data?.items ?? []).flatMap((transfer) =>
    transfer.allocations.flatMap(({ order_id: order, payment_id: payment }) =>
      order === id ? [[payment, transfer] as const] : [],
    ),
  );
  return new Map(ofPayments);
}

/** Link to a bank transfer, with the name of its payer. */
export function BankTransferLink({
  transfer: { id, counterparty },
}: {
  readonly transfer: BankTransfer;
}): ReactElement {
  const say = useText();
  const name = counterparty.name ?? counterparty.account;
  return (
    <Link to={`${placeOf('bank-review')}?state=matched&id=${id}`}>
      {name ? say('order.timeline.transfer_from', { name }) : say('order.timeline.transfer')}
    </Link>
  );
}
