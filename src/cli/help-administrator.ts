import pg from 'pg';
import { emailAddress, newOrderKey, sha256 } from '#kernel';
import type { AdministratorOptions } from './administrator-options.js';
import { notifyOwners } from './notify-owners.js';

const HOUR_MS = 60 * 60 * 1000;
const COMMAND = 'npm run administrator';
const ACTOR = JSON.stringify({ kind: 'system', id: null, name: COMMAND });

/**
 * Account recovery for an administrator whom no other administrator can help. Returns the line to print; null if there
 * is no such active administrator.
 */
export async function helpAdministrator(
  url: string,
  baseUrl: string,
  { email, does }: AdministratorOptions,
): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    const {
      rows: [user],
    } = await client.query<{ id: number; email: string }>(
      "SELECT id, email FROM app_user WHERE lower(email) = lower($1) AND role <> 'customer' AND active FOR UPDATE",
      [emailAddress(email)],
    );
    if (!user) return null;
    const line =
      does === 'password-link' ? await passwordLink(client, user.id, baseUrl) : await secondFactorOff(client, user);
    await client.query('COMMIT');
    return line;
  } finally {
    // Closing the connection rolls back uncommitted changes.
    await client.end();
  }
}

async function secondFactorOff(
  client: pg.Client,
  { id: userId, email }: { id: number; email: string },
): Promise<string> {
  const { rowCount } = await client.query('DELETE FROM second_factor WHERE user_id = $1', [userId]);
  await client.query('DELETE FROM session WHERE user_id = $1', [userId]);
  await note(client, 'second_factor.reset', userId);
  if (rowCount !== 0) await notifyOwners(client, COMMAND, 'second_factor_off', email);
  return rowCount === 0
    ? 'Two-step login was not on. The sessions of the account have ended.'
    : 'Two-step login is off. The sessions of the account have ended.';
}

async function passwordLink(client: pg.Client, userId: number, baseUrl: string): Promise<string> {
  const token = newOrderKey();
  await client.query('INSERT INTO password_reset (token_hash, user_id, expires_at) VALUES ($1, $2, $3)', [
    sha256(token),
    userId,
    new Date(Date.now() + HOUR_MS),
  ]);
  await note(client, 'password.link_made', userId);
  return `${baseUrl}/admin/password/reset?token=${token}`;
}

const note = (client: pg.Client, action: string, userId: number): Promise<unknown> =>
  client.query("INSERT INTO audit_entry (actor, action, subject_type, subject_id) VALUES ($1, $2, 'user', $3)", [
    ACTOR,
    action,
    String(userId),
  ]);
