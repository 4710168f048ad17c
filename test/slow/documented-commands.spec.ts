import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Client } from '#testing';
import { blocksIn } from '../fixtures/documents/blocks.js';
import { DocumentShop } from '../fixtures/documents/document-shop.js';
import { commandsByPage, serverBlocks } from '../fixtures/documents/not-run.js';
import { DocumentRecords } from '../fixtures/documents/records.js';
import { serve } from '../fixtures/documents/serve.js';

const PRINTED: Readonly<Record<string, RegExp>> = {
  'docs/operations.md': /^\{.*"cancelled":\d+.*\}\n$/,
  'docs/privacy.md': /^\{.*\}\n$/,
  'docs/roles.md': /\/password\/|\/account\/|https?:\/\//,
};

describe('the commands in the documents that start a process of the shop', () => {
  let documents: DocumentShop;

  beforeAll(async () => {
    documents = await DocumentShop.start();
    await documents.shop.db.query(
      "INSERT INTO app_user (email, password_hash, role) VALUES ('anna@example.com', '-', 'owner')",
    );
    await new DocumentRecords(documents.shop, documents.admin).mail();
  });
  afterAll(() => documents?.close());

  test.each([...commandsByPage('slow')])(
    'the commands of %s that start a process succeed beside a running shop',
    async (page, commands) => {
      expect(await documents.run(commands)).toMatch(PRINTED[page] ?? /./);
    },
  );

  test.each(serverBlocks.map(({ page, text }) => [text.split('\n')[0]!, page, text]))(
    '"%s" of %s opens a shop, and the commands below it succeed',
    async (_first, _page, text) => {
      const lines = text.trim().split('\n');
      const commands = lines.filter((line) => !line.includes('npm start'));
      for (const line of lines.filter((one) => !commands.includes(one)))
        await serve(documents, line, async (url) => {
          if (!line.includes('WORKER=only'))
            expect((await new Client(url).get('/health/ready')).body).toMatchObject({ status: 'ok' });
          for (const command of commands) await documents.run(command.replace(/http:\/\/localhost:\d+/, url));
        });
    },
  );

  test('the SQL in docs/operations.md creates two roles, and a database that the first one owns', async () => {
    const suffix = randomBytes(4).toString('hex');
    const [block, ...others] = blocksIn(undefined, ['sql']);
    expect(others).toEqual([]);
    const db = new pg.Client(documents.shop.databaseUrl);
    await db.connect();
    try {
      // The page requires a superuser. The tests run without one, so they are allowed to act for the roles they create.
      await db.query("SET createrole_self_grant = 'set, inherit'");
      // Names the roles and the database uniquely, because other tests use the same server.
      for (const statement of block!.text.replace(/\b(?:shop_owner|shop_server|shop)\b/g, `$&_${suffix}`).split(';\n'))
        if (statement.trim()) await db.query(statement);
      const found = await db.query('SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1', [
        `shop_${suffix}`,
      ]);
      expect(found.rows).toEqual([{ owner: `shop_owner_${suffix}` }]);
    } finally {
      await db.query(`DROP DATABASE IF EXISTS shop_${suffix}`);
      await db.query(`DROP ROLE IF EXISTS shop_owner_${suffix}, shop_server_${suffix}`);
      await db.end();
    }
  });
});
