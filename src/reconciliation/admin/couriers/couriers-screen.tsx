import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { CouriersPage } from './couriers-page.js';
import { RegisterImportPage } from './register-import-page.js';
import { RegisterPage } from './register-page.js';

/** Modules → Commerce → Payments → Bank statements → Couriers: registers, one of them by its id, and the import. */
export function CouriersScreen(): ReactElement {
  const record = useRecord();
  if (record === '') return <CouriersPage />;
  if (record === 'new') return <RegisterImportPage />;
  return <RegisterPage key={record} id={record} />;
}
