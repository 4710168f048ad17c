import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { MESSAGES } from './message.js';
import { MessageListPage } from './message-list-page.js';
import { MessagePage } from './message-page.js';
import { MethodPage } from './method-page.js';
import { MethodsPage } from './methods-page.js';
import { ToVerifyPage } from './to-verify-page.js';

/** Modules → Commerce → Payments: methods, one method by its key, payments to verify, and messages of providers. */
export function PaymentsScreen(): ReactElement {
  const record = useRecord();
  const [part, id] = record.split('/');
  if (record === '') return <MethodsPage />;
  if (record === 'to-verify') return <ToVerifyPage />;
  if (part === MESSAGES) return id ? <MessagePage key={id} id={id} /> : <MessageListPage />;
  return <MethodPage key={record} methodKey={record} />;
}
