/** Makes the ordinary role that the shop logs in as, owner of the database `shop`; no superuser. */
export function creationOfRole(password: string, mayCreateDatabases: boolean): string[] {
  return [
    `CREATE ROLE shop LOGIN ${mayCreateDatabases ? 'CREATEDB CREATEROLE' : 'NOCREATEDB NOCREATEROLE'} PASSWORD '${password}';`,
    'CREATE DATABASE shop OWNER shop;',
  ];
}

/** For a cluster whose password file was lost. */
export function changeOfPassword(password: string): string[] {
  return [`ALTER ROLE shop PASSWORD '${password}';`];
}
