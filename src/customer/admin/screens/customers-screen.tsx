import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { CustomerList } from './customer-list.js';
import { CustomerPage } from './customer-page.js';

/** The list of customers, or the page of one customer; each page has its own state. */
export function CustomersScreen(): ReactElement {
  const record = useRecord();
  return record === '' ? <CustomerList /> : <CustomerPage key={record} />;
}
