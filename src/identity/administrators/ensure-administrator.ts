import { Logger, type INestApplicationContext } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { forgetPassword, keepPassword, keptPassword, newReadablePassword } from './kept-password.js';
import { removeUnverified } from '../data/unverified-accounts.js';
import { AuditLog } from '../data/audit-log.js';
import { firstOwner, insertOwner } from '../data/account-rows.js';
import { lockFirstOwner } from '../data/rights-lock.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

/** The first administrator's login; `password` is null if it was set by ADMIN_PASSWORD or has been changed. */
export interface FirstLogin {
  readonly email: string;
  readonly password: string | null;
}

/** Creates the first administrator (role `owner`) if there is none. Null if there is none and none could be created. */
export async function ensureAdministrator(app: INestApplicationContext): Promise<FirstLogin | null> {
  const config = app.get(Config);
  const database = app.get(Database);
  const hasher = app.get(PasswordHasher);
  const known = await firstOwner(database);
  if (known) return { email: known.email, password: await shownPassword(config, hasher, known.password_hash) };
  if (config.production && config.adminPassword === null) {
    new Logger('Administrator').warn(
      'There is no administrator: start once with ADMIN_EMAIL and ADMIN_PASSWORD to make one',
    );
    return null;
  }
  const password = config.adminPassword ?? newReadablePassword();
  const hash = await hasher.hash(password);
  const email = await database.transaction((tx) => makeOwner(tx, app.get(AuditLog), config.adminEmail, hash));
  if (email === null) return ensureAdministrator(app);
  if (config.adminPassword !== null) return { email, password: null };
  keepPassword(config.dataDir, password);
  return { email, password };
}

/** Returns null if another instance has created the account. An existing account with the address becomes the owner. */
async function makeOwner(tx: Transaction, audit: AuditLog, email: string, hash: string): Promise<string | null> {
  await lockFirstOwner(tx);
  if (await firstOwner(tx)) return null;
  await removeUnverified(tx, email);
  const owner = await insertOwner(tx, email, hash);
  await audit.record(tx, {
    caller: null,
    action: 'administrator.made',
    subjectType: 'user',
    subjectId: owner.id,
    after: { email, role: 'owner' },
  });
  return owner.email;
}

async function shownPassword(config: Config, hasher: PasswordHasher, hash: string): Promise<string | null> {
  const kept = config.adminPassword === null ? keptPassword(config.dataDir) : null;
  if (kept === null) return null;
  if (await hasher.verify(hash, kept)) return kept;
  forgetPassword(config.dataDir);
  return null;
}
