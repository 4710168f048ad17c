import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { MethodPage } from './method-page.js';
import { MethodsPage } from './methods-page.js';
import { ToVerifyPage } from './to-verify-page.js';

/** Modules → Commerce → Payments: the methods, one method by its key, and the payments to verify. */
export function PaymentsScreen(): ReactElement {
  const record = useRecord();
  if (record === '') return <MethodsPage />;
  if (record === 'to-verify') return <ToVerifyPage />;
  return <MethodPage key={record} methodKey={record} />;
}
