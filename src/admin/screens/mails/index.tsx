import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { MailListPage } from './list.js';
import { OneMail } from './one.js';

export function MailsScreen(): ReactElement {
  const id = useRecord();
  return id === '' ? <MailListPage /> : <OneMail key={id} id={id} />;
}
