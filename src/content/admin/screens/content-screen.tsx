import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { EditPage } from './edit-page.js';
import { NewPage } from './new-page.js';
import { PageList } from './page-list.js';

export function ContentScreen(): ReactElement {
  const record = useRecord();
  if (record === '') return <PageList />;
  return record === 'new' ? <NewPage /> : <EditPage key={record} id={record} />;
}
