import { resolve } from 'node:path';
import type { Config } from '../platform/config/config.js';

/** The first administrator's login, if this installation created it. */
export interface FirstAdministrator {
  readonly email: string;
  /** Null if it was set by ADMIN_PASSWORD or has been changed. */
  readonly password: string | null;
}

/**
 * Prints a summary after a start: URLs, login, first commands. In production stdout is the log, so it is printed to
 * stderr, and only to a terminal.
 */
export function printCard(config: Config, administrator: FirstAdministrator | null): void {
  if (!config.production) process.stdout.write(cardOf(config, administrator));
  else if (process.stderr.isTTY) process.stderr.write(cardOf(config, administrator));
}

function cardOf(config: Config, administrator: FirstAdministrator | null): string {
  if (config.worker === 'only') return '\n  Background jobs run here (WORKER=only). Ctrl+C ends them.\n\n';
  const { baseUrl } = config;
  const rows: Array<[string, string]> = [
    ['Shop', `${baseUrl}/`],
    ['Panel', `${baseUrl}/admin`],
    ...(administrator
      ? [['Login', `${administrator.email}  ${administrator.password ?? '(the password you set)'}`] as [string, string]]
      : []),
    ['Products', `${baseUrl}/api/products`],
    ...(config.apiDocs ? [['API', `${baseUrl}/api/docs`] as [string, string]] : []),
    ['Health', `${baseUrl}/health/ready`],
    ...(config.smtpUrl ? [] : [['Mails', `${config.dataDir}/mail`] as [string, string]]),
    ['Try', `curl '${baseUrl}/api/products?per_page=3'`],
    ['Token', `${sameDatabase(config)}npm run --silent token -- --name me`],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`);
  return `\n  The shop is open. Ctrl+C closes it.\n\n${lines.join('\n')}\n\n`;
}

/** Settings that make other commands use the same database: without them, the commands would use the one in `.data`. */
function sameDatabase({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl) return 'DATABASE_URL=… '; // the URL contains a password
  return dataDir === resolve('.data') ? '' : `DATA_DIR='${dataDir}' `;
}
