import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type Answered, type Client, type TestShop } from '#testing';
import { ACCOUNT, bankRequests, startBankShop } from '../fixtures/bank-shop.js';
import { camtOf } from '../fixtures/bank-statements/write-statement.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startBankShop(20));
});
afterAll(() => shop?.close());

const { awaiting, orderOf } = bankRequests(() => ({ shop, admin, product }));

const statementOf = (reference: string, bankReference: string = randomUUID().slice(0, 20)): string =>
  camtOf({
    account: ACCOUNT,
    day: '2026-11-20',
    opening: '0.00',
    entries: [{ amount: '20.00', reference: bankReference, text: `Order ${reference}`, name: 'Anna Berg' }],
  });

/** Sends a form. Each request has a new boundary, as requests of browsers have. */
function upload(path: string, content: BlobPart, key: string, fields: Record<string, string> = {}, name = 'sent.xml') {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([content]), name);
  return admin.upload(path, form, { 'idempotency-key': key });
}
const importStatement = (content: string, key: string, fields = {}): Promise<Answered> =>
  upload('/api/admin/bank-statements', content, key, fields);

const replayed = ({ headers }: Answered): string | null => headers.get('idempotent-replayed');
const imports = async (): Promise<number> => (await admin.get('/api/admin/bank-statements')).body.meta.total;

describe('uploads with an Idempotency-Key', () => {
  test('a bank statement sent again with its key gets the first answer again and is imported once', async () => {
    const order = await awaiting();
    const file = statementOf(order.reference);
    const key = randomUUID();
    const first = await importStatement(file, key);
    const before = await imports();
    const again = await importStatement(file, key);
    expect(first.body.data).toMatchObject({ transactions: { new: 1, matched: 1 } });
    expect([again.status, again.body, replayed(first), replayed(again)]).toEqual([201, first.body, null, 'true']);
    expect(await imports()).toBe(before);
    expect((await orderOf(order.id)).payments).toHaveLength(1);
  });

  test('a used key with another file, file name or field is 422, and imports nothing', async () => {
    const { reference } = await awaiting();
    const file = statementOf(reference);
    const key = randomUUID();
    await importStatement(file, key);
    const before = await imports();
    const answers = [
      await importStatement(statementOf(reference), key),
      await importStatement(file, key, { preview: '1' }),
      await upload('/api/admin/bank-statements', file, key, {}, 'renamed.xml'),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await imports()).toBe(before);
  });

  test('ten concurrent uploads of a bank statement with one key import it once', async () => {
    const order = await awaiting();
    const file = statementOf(order.reference);
    const before = await imports();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => importStatement(file, key)));
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => body.data.id)).size).toBe(1);
    for (const { status, body } of answers.filter((one) => !done.includes(one)))
      expect([status, body.code]).toEqual([409, 'idempotency_in_progress']);
    expect(await imports()).toBe(before + 1);
    expect((await orderOf(order.id)).payments).toHaveLength(1);
  });

  test('a key of a file that could not be read can be used for the corrected file', async () => {
    const { reference } = await awaiting();
    const key = randomUUID();
    const refused = await importStatement('<Document>', key);
    expect([refused.status, refused.body.code]).toEqual([422, 'unreadable_statement']);
    expect((await importStatement(statementOf(reference), key)).status).toBe(201);
  });

  test("a courier's register sent again with its key gets the first answer again, another one is 422", async () => {
    const csv = (number: string): string =>
      `Register No ${number} of 20.11.2026;;;\nTracking number;Order number;COD amount;Fee\nCC000000001EE;;20.00;0\n`;
    const send = (content: string, key: string): Promise<Answered> =>
      upload('/api/admin/courier-registers', content, key, {}, 'register.csv');
    const key = randomUUID();
    const first = await send(csv('R1'), key);
    const again = await send(csv('R1'), key);
    expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, 'true']);
    const other = await send(csv('R2'), key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('a picture sent again with its key gets the first answer again, another one is 422', async () => {
    const picture = async (color: string): Promise<Uint8Array<ArrayBuffer>> =>
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: color } })
          .png()
          .toBuffer(),
      );
    const send = async (color: string, key: string): Promise<Answered> =>
      upload('/api/admin/pictures', await picture(color), key, {}, 'picture.png');
    const key = randomUUID();
    const first = await send('#a33', key);
    const again = await send('#a33', key);
    expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, 'true']);
    const other = await send('#3a3', key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});
