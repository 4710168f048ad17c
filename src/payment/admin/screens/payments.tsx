import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { placeOf, useRecord } from '#panel';
import { BANK_DETAILS, BankDetails } from './bank-details.js';
import { MESSAGES } from './message.js';
import { MessageListPage } from './message-list-page.js';
import { MessagePage } from './message-page.js';
import { MethodPage } from './method-page.js';
import { MethodsPage } from './methods-page.js';

/** Modules → Commerce → Payments: methods, one method by its key, and messages of providers. */
export function PaymentsScreen(): ReactElement {
  const record = useRecord();
  const { search } = useLocation();
  const [part, id] = record.split('/');
  if (record === '') return <MethodsPage />;
  if (record === 'to-verify') return <Navigate replace to={`${placeOf('bank-review')}${ordersOf(search)}`} />;
  if (record === BANK_DETAILS) return <BankDetails />;
  if (part === MESSAGES) return id ? <MessagePage key={id} id={id} /> : <MessageListPage />;
  return <MethodPage key={record} methodKey={record} />;
}

/** Earlier versions listed the orders that wait for a payment here; links to this list keep their filters. */
function ordersOf(search: string): string {
  const query = new URLSearchParams(search);
  query.set('list', 'orders');
  return `?${query.toString()}`;
}
