import { accessSync, constants } from 'node:fs';
import { SettingError } from './setting-error.js';

const MODES = ['disable', 'require', 'verify-ca', 'verify-full'];
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/**
 * Reads a PostgreSQL URL and resolves its `sslmode` as libpq documents it (PostgreSQL manual, 32.19): `require`
 * encrypts and, with `sslrootcert`, checks as `verify-ca` does; `verify-ca` checks who signed the certificate;
 * `verify-full` also checks the host name. pg itself treats all three as `verify-full`, and will change that in its
 * next version. `prefer` and `allow` do not protect the connection and are refused. `sslrootcert` alone, or `system`,
 * means `verify-full`.
 * @throws SettingError
 */
export function databaseAddress(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new SettingError(name, 'must be a URL that starts with postgres:// or postgresql://');
  }
  const parameters = url.searchParams;
  const mode = parameters.get('sslmode');
  if (mode !== null && !MODES.includes(mode))
    throw new SettingError(name, `sslmode must be one of ${MODES.join(', ')}`);
  if (mode === null && !parameters.has('sslrootcert')) return value;
  if (parameters.get('sslrootcert') === 'system') {
    if (mode !== null && mode !== 'verify-full')
      throw new SettingError(name, 'sslrootcert=system needs sslmode=verify-full');
    parameters.delete('sslrootcert');
  }
  for (const file of FILES) mustBeReadable(name, file, parameters.get(file));
  if (mode === 'verify-ca' && !parameters.has('sslrootcert'))
    throw new SettingError(name, 'sslmode=verify-ca needs sslrootcert');
  parameters.set('sslmode', mode ?? 'verify-full');
  parameters.set('uselibpqcompat', 'true');
  return url.href;
}

function mustBeReadable(name: string, parameter: string, path: string | null): void {
  if (path === null) return;
  try {
    accessSync(path, constants.R_OK);
  } catch {
    throw new SettingError(name, `${parameter} must be the path of a file that can be read`);
  }
}

/** Whether data crosses a network in clear text without an explicit `sslmode=disable`. */
export function isUnencrypted(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isLocal =
    host === '' || host.startsWith('/') || host === 'localhost' || /^127\./.test(host) || /^\[?::1\]?$/.test(host);
  return !isLocal && !['sslmode', 'ssl', 'sslnegotiation'].some((name) => searchParams.has(name));
}
