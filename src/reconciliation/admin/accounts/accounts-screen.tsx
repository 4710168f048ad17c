import type { ReactElement } from 'react';
import { useRead, useRecord } from '#panel';
import { AccountPage } from './account-page.js';
import { AccountsPage } from './accounts-page.js';

/** The bank accounts of imported statements, and one of them by its number and currency. */
export function AccountsScreen(): ReactElement {
  const record = useRecord();
  const read = useRead('/api/admin/bank-accounts');
  return record === '' ? <AccountsPage read={read} /> : <AccountPage key={record} read={read} record={record} />;
}
