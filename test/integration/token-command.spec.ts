import { isApiTokenShape } from '#kernel';
import { startTestShop, type TestShop } from '#testing';
import { makeToken } from '../../src/cli/make-token.js';

describe('npm run token', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
  });
  afterAll(() => shop?.close());

  test('npm run token creates a token that works within its scopes, is stored as a hash and is recorded in the activity log', async () => {
    const url = shop.db.pool.options.connectionString!;
    const token = await makeToken(url, { name: 'Till', scopes: ['orders:read'], expiresAt: null });
    expect(isApiTokenShape(token)).toBe(true);
    const till = shop.client({ token });
    expect((await till.get('/api/orders')).status).toBe(200);
    expect((await till.get('/api/auth/tokens')).body.code).toBe('insufficient_scope');

    const [stored] = await shop.db.query<{ id: number; row: string }>(
      "SELECT id, to_jsonb(t)::text AS row FROM api_token t WHERE name = 'Till'",
    );
    expect(stored!.row).not.toContain(token);
    expect(
      await shop.db.query(
        "SELECT action, actor, after FROM audit_entry WHERE subject_type = 'token' AND subject_id = $1",
        [String(stored!.id)],
      ),
    ).toEqual([
      {
        action: 'token.made',
        actor: expect.objectContaining({ kind: 'system', name: 'npm run token' }),
        after: { name: 'Till', scopes: ['orders:read'], expires_at: null },
      },
    ]);
    expect(
      await shop.db.query(
        "SELECT data->>'notice' AS notice FROM outbox_event WHERE data->>'subject' = 'Till (orders:read)'",
      ),
    ).toEqual([{ notice: 'token_made' }]);
  });
});
