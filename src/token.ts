import 'reflect-metadata';
import pg from 'pg';
import { newApiToken, sha256 } from '#kernel';
import { runCommand } from './cli/run-command.js';
import { notifyOwners } from './cli/notify-owners.js';
import { readTokenOptions, TOKEN_USAGE, type TokenOptions } from './cli/token-options.js';

/**
 * `npm run token -- --name N [--scopes a,b] [--expires 30d|never]`: makes an API token and prints it, this once, alone
 * on stdout.
 */
await runCommand({
  read: (args) => readTokenOptions(args, new Date()),
  usage: TOKEN_USAGE,
  async run({ url, print }, options) {
    print(await makeToken(url, options));
    return null;
  },
});

/** Without the application around it, so that it answers at once. The activity log records that it was made here. */
async function makeToken(url: string, { name, scopes, expiresAt }: TokenOptions): Promise<string> {
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
