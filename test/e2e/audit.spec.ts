import { startTestShop, type Client, type TestShop } from '#testing';
import { auditPage, type AuditFilter } from '../../src/identity/data/audit-rows.js';
import { logInAs } from '../fixtures/administrators.js';
import { fill } from '../fixtures/fill.js';

const path = '/api/admin/audit';

describe('searches of the activity log', () => {
  let shop: TestShop;
  let owner: Client;
  let ownerId: number;

  beforeAll(async () => {
    shop = await startTestShop();
    owner = await logInAs(shop, 'owner');
    ownerId = (await owner.get('/api/auth/me')).body.data.user.id;
    await owner.post('/api/auth/tokens', { name: 'Till', scopes: ['orders:read'] });
    await (await shop.integration('admin')).post('/api/auth/tokens', { name: 'Other till', scopes: ['orders:read'] });
  });
  afterAll(() => shop.close());

  test('entries of the activity log name the administrator and the subject', async () => {
    const {
      body: {
        data: { items },
      },
    } = await owner.get(`${path}?action=token.made`);
    expect(items).toMatchObject([
      { actor: { kind: 'integration', name: 'test admin' }, subject_type: 'token', subject_name: 'Other till' },
      {
        actor: { kind: 'administrator', id: ownerId, name: expect.stringContaining('@example.com') },
        subject_name: 'Till',
        after: { name: 'Till' },
      },
    ]);
  });

  test('the activity log is filtered by administrator, subject and period', async () => {
    const by = async (query: string): Promise<string[]> =>
      (await owner.get(`${path}?${query}`)).body.data.items.map(({ action }: { action: string }) => action);
    expect(await by(`actor_kind=administrator&actor_id=${ownerId}`)).toEqual(['token.made', 'login.succeeded']);
    expect(await by(`actor_kind=integration`)).toEqual(['token.made']);
    expect(await by(`subject_type=user&subject_id=${ownerId}`)).toEqual(['login.succeeded']);
    expect(await by('from=2000-01-01&to=2000-01-02')).toEqual([]);
    expect((await owner.get(`${path}?actor_kind=king`)).body.errors).toHaveProperty('actor_kind');
  });

  test('the activity log lists the actions and subjects that occur in it', async () => {
    expect((await owner.get(`${path}/words`)).body.data).toEqual({
      actions: ['login.succeeded', 'token.made'],
      subject_types: ['token', 'user'],
    });
  });

  test('each filter of the activity log uses an index with 100,000 entries', async () => {
    await fill(
      shop,
      `INSERT INTO audit_entry (at, actor, action, subject_type, subject_id)
      SELECT now() - n * interval '1 minute', jsonb_build_object('kind', 'administrator', 'id', n % 50, 'name', null),
        'thing.done' || n % 40, 'kind' || n % 10, n::text
      FROM generate_series(1, 100000) n`,
      'ANALYZE audit_entry',
    );
    const nothing: AuditFilter = {
      action: null,
      subjectType: null,
      subjectId: null,
      actorKind: null,
      actorId: null,
      from: null,
      to: null,
    };
    const filters: Array<Partial<AuditFilter>> = [
      {},
      { action: 'thing.done7' },
      { subjectType: 'kind3' },
      { subjectType: 'kind3', subjectId: '4003' },
      { actorKind: 'administrator', actorId: 7 },
      { from: new Date('2020-01-01') },
      { to: new Date('2020-01-01') },
      { action: 'thing.done7', actorKind: 'administrator', actorId: 7 },
    ];
    for (const filter of filters) {
      const { text, values } = auditPage({ ...nothing, ...filter }, 20, 0);
      const plan = JSON.stringify(await shop.db.query(`EXPLAIN ${text}`, values));
      expect([filter, /Index/.test(plan) && !/Seq Scan/.test(plan)]).toEqual([filter, true]);
    }
    expect((await owner.get(`${path}?action=thing.done7`)).body.meta.total).toBe(2500);
    expect((await owner.get(`${path}/words`)).body.data.actions).toHaveLength(42);
  });
});
