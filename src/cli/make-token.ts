import pg from 'pg';
import { newApiToken, sha256 } from '#kernel';
import { notifyOwners } from './notify-owners.js';
import type { TokenOptions } from './token-options.js';

/**
 * Creates an API token without starting the application, so that it is fast. The activity log records that the token
 * was created on the command line.
 * @returns the token; only its hash is stored
 */
export async function makeToken(url: string, { name, scopes, expiresAt }: TokenOptions): Promise<string> {
  const token = newApiToken();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `WITH made AS (INSERT INTO api_token (name, hash, scopes, expires_at) VALUES ($1, $2, $3, $4) RETURNING id)
       INSERT INTO audit_entry (actor, action, subject_type, subject_id, after) SELECT $5, 'token.made', 'token',
         id::text, $6 FROM made`,
      [
        name,
        sha256(token),
        scopes,
        expiresAt,
        JSON.stringify({ kind: 'system', id: null, name: 'npm run token' }),
        JSON.stringify({ name, scopes, expires_at: expiresAt }),
      ],
    );
    await notifyOwners(client, 'npm run token', 'token_made', `${name} (${scopes.join(', ')})`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  return token;
}
