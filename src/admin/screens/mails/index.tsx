import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { MailListPage } from './list.js';
import { PREVIEWS } from './mail.js';
import { OneMail } from './one.js';
import { MailPreviews } from './previews.js';

export function MailsScreen(): ReactElement {
  const id = useRecord();
  if (id === '') return <MailListPage />;
  return id === PREVIEWS ? <MailPreviews /> : <OneMail key={id} id={id} />;
}
