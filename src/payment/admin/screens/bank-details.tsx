import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { Loading, placeOf, useRead } from '#panel';

/** Path segment after `payments/`; keys of methods contain no hyphens. */
export const BANK_DETAILS = 'bank-details';

/** Opens the account of the first method with bank details; without such a method, the list of methods. */
export function BankDetails(): ReactElement {
  const { data, error } = useRead('/api/admin/payment-methods');
  const key = data?.items.find(({ account_number: account }) => account !== undefined)?.key;
  if (!data && !error) return <Loading lines={8} />;
  return <Navigate replace to={key ? `${placeOf('payments', key)}#account_number` : placeOf('payments')} />;
}
