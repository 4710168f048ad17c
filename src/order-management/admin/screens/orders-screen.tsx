import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { OrderList } from './list/order-list.js';
import { NewOrder } from './new/new-order.js';
import { OrderPage } from './order/order-page.js';

/** The list, the form of a new order, or one order, each with its own state. */
export function OrdersScreen(): ReactElement {
  const record = useRecord();
  if (record === '') return <OrderList />;
  return record === 'new' ? <NewOrder /> : <OrderPage key={record} />;
}
