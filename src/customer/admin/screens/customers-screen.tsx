import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { CustomerList } from './customer-list.js';
import { CustomerPage } from './customer-page.js';

/** The list, or one customer, whose state is its own. */
export function CustomersScreen(): ReactElement {
  const record = useRecord();
  return record === '' ? <CustomerList /> : <CustomerPage key={record} />;
}
