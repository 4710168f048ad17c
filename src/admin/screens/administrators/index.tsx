import type { ReactElement } from 'react';
import { useRecord } from '#panel';
import { AdministratorList } from './list.js';
import { InviteAdministrator } from './invite.js';
import { OneAdministrator } from './one.js';

/** The administrators of the panel. */
export function AdministratorsScreen(): ReactElement {
  const record = useRecord();
  if (record === 'new') return <InviteAdministrator />;
  return record === '' ? <AdministratorList /> : <OneAdministrator key={record} id={record} />;
}
