import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { ImportPage } from './import/import-page.js';
import { StatementPage } from './statements/statement-page.js';
import { StatementsPage } from './statements/statements-page.js';

/** Modules → Commerce → Payments → Bank statements: imported statements, one of them by its id, and the import. */
export function StatementsScreen(): ReactElement {
  const record = useRecord();
  if (record === '') return <StatementsPage />;
  if (record === 'new') return <ImportPage />;
  return <StatementPage key={record} id={record} />;
}
