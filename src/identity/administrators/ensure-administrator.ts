import { Logger, type INestApplicationContext } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { forgetPassword, keepPassword, keptPassword, newReadablePassword } from './kept-password.js';
import { removeUnverified } from '../addresses/unverified-accounts.js';
import { AuditLog } from '../audit/audit-log.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

/** Key of the advisory lock: of instances that start at the same time, one creates the administrator. */
const LOCK = 4_917_002;

/** The first administrator's login; `password` is null when it was set by ADMIN_PASSWORD or has been changed since. */
export interface FirstLogin {
  readonly email: string;
  readonly password: string | null;
}

/** Creates the first administrator (role `owner`) when there is none. null: there is none, and none could be created. */
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

interface OwnerRow {
  readonly email: string;
  readonly password_hash: string;
}

async function firstOwner(database: Pick<Transaction, 'query'>): Promise<OwnerRow | null> {
  const [row] = await database.query<OwnerRow>(
    "SELECT email, password_hash FROM app_user WHERE role = 'owner' AND active ORDER BY id LIMIT 1",
  );
  return row ?? null;
}

/** null when another instance was faster. An existing account with the address becomes the owner. */
async function makeOwner(tx: Transaction, audit: AuditLog, email: string, hash: string): Promise<string | null> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  if (await firstOwner(tx)) return null;
  await removeUnverified(tx, email);
  const [row] = await tx.query<{ id: number; email: string }>(
    `INSERT INTO app_user (email, password_hash, role, email_verified_at) VALUES ($1, $2, 'owner', now())
     ON CONFLICT ((lower(email))) DO UPDATE SET role = 'owner', active = true, password_hash = excluded.password_hash, password_changed_at = now()
     RETURNING id, email`,
    [email, hash],
  );
  await audit.record(tx, {
    caller: null,
    action: 'administrator.made',
    subjectType: 'user',
    subjectId: row!.id,
    after: { email, role: 'owner' },
  });
  return row!.email;
}

async function shownPassword(config: Config, hasher: PasswordHasher, hash: string): Promise<string | null> {
  const kept = config.adminPassword === null ? keptPassword(config.dataDir) : null;
  if (kept === null) return null;
  if (await hasher.verify(hash, kept)) return kept;
  forgetPassword(config.dataDir);
  return null;
}
