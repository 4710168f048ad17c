import { readConfig } from '../platform/config/read-config.js';
import type { Config } from '../platform/config/config.js';
import { SettingError } from '../platform/config/setting-error.js';
import { PluginError } from '../platform/plugins/plugin-error.js';
import { EmbeddedPostgresError } from '../../libs/embedded-postgres/index.js';
import { errorCode, isDatabaseUnavailable } from '../platform/database/pg-errors.js';

/** Reads the settings of this process; a wrong one ends the process with one line and exit code 1. */
export async function readSettings(): Promise<Config> {
  try {
    const config = readConfig(process.env);
    // Loaded only for a password, because the module takes more than a second of CPU time.
    if (config.adminPassword !== null) (await import('../identity/index.js')).checkAdminPassword(config);
    return config;
  } catch (error) {
    failStart(error);
  }
}

/** Prints one line that names the setting, without secrets, and exits with code 1. */
export function failStart(error: unknown): never {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (error instanceof SettingError || error instanceof PluginError) return error.message;
  if (error instanceof EmbeddedPostgresError) return `DATA_DIR: ${error.message}`;
  const code = errorCode(error);
  if (isUntrusted(error))
    return `DATABASE_URL: the connection cannot be encrypted as sslmode asks (${code || (error as Error).message})`;
  if (isDatabaseUnavailable(error) || /^(28|3D)/.test(code))
    return `DATABASE_URL: the database cannot be used (${code || 'no answer'})`;
  return `The shop could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Whether TLS caused the error: the server has no encryption, or its certificate is not trusted. */
function isUntrusted(error: unknown): boolean {
  return (
    /CERT|SIGNATURE|^ERR_(TLS|SSL|OSSL)|^EPROTO/.test(errorCode(error)) ||
    (error instanceof Error && / SSL connection/.test(error.message))
  );
}
