import { rm } from 'node:fs/promises';
import { startTestShop, type Client, type TestShop } from '#testing';
import {
  awaitingOrder,
  download,
  downloadDocument,
  issue,
  offerBankInvoice,
  type MadeOrder,
} from '../fixtures/invoices.js';
import { picturesIn, readPdf } from '../fixtures/pdf.js';
import { uploadPicture } from '../fixtures/upload-picture.js';

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await offerBankInvoice(admin);
});
afterAll(() => shop?.close());

const set = async (body: object): Promise<void> =>
  expect((await admin.put('/api/admin/settings', body)).status).toBe(200);
const invoiced = async (): Promise<MadeOrder> => {
  const order = await awaitingOrder(shop, admin);
  await issue(admin, order.id);
  return order;
};
const fileOf = async (order: MadeOrder): Promise<Uint8Array> =>
  new Uint8Array(await (await download(shop, order)).arrayBuffer());
const documentOf = async (order: MadeOrder, id: number): Promise<Uint8Array> =>
  new Uint8Array(await (await downloadDocument(shop, id, order.key)).arrayBuffer());

test('documents show the logo of the seller, or else the logo of the pages, or else the name of the shop', async () => {
  await set({ shop_name: 'Quiet Shelf' });
  const plain = await fileOf(await invoiced());
  expect(await picturesIn(plain)).toEqual([]);
  expect((await readPdf(plain)).text).toContain('Quiet Shelf');

  await set({ logo: await uploadPicture(shop, admin, '#3050a0') });
  expect(await picturesIn(await fileOf(await invoiced()))).toEqual([{ width: 600, height: 200, color: '#35a' }]);

  await set({ seller: { logo: await uploadPicture(shop, admin, '#a03050') } });
  const order = await invoiced();
  expect(await picturesIn(await fileOf(order))).toEqual([{ width: 600, height: 200, color: '#a35' }]);
  const note = await admin.post(`/api/orders/${order.id}/credit-notes`, { amount: 5, reason: 'Broken' });
  expect(await picturesIn(await documentOf(order, note.body.data.id as number))).toEqual([
    { width: 600, height: 200, color: '#a35' },
  ]);
});

test('a packing slip shows the logo of the seller', async () => {
  await set({ seller: { logo: await uploadPicture(shop, admin, '#30a050') } });
  const { id } = await awaitingOrder(shop, admin);
  const { token } = (await admin.post('/api/auth/tokens', { name: 'Packing', scopes: ['orders:read'] })).body.data;
  const answer = await fetch(`${shop.url}/api/orders/${id}/packing-slip`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await picturesIn(new Uint8Array(await answer.arrayBuffer()))).toEqual([
    { width: 600, height: 200, color: '#3a5' },
  ]);
});

test('a transparent logo is printed on white, because PDF/A documents must look the same everywhere', async () => {
  const seller = { name: 'Quiet Shelf GmbH', address: 'Lindenweg 12', city: 'Berlin', zip: '10115', country: 'DE' };
  const logo = await uploadPicture(shop, admin, 'rgba(0, 0, 0, 0.5)');
  await set({ e_invoice: 'facturx', seller: { ...seller, vat_id: 'DE136695976', logo } });
  const pdf = await fileOf(await invoiced());
  const [picture] = await picturesIn(pdf);
  expect(picture).toMatchObject({ width: 600, height: 200 });
  expect(picture!.color).toBe('#888');
  const written = Buffer.from(pdf).toString('latin1');
  expect(written).toContain('/AFRelationship /Alternative');
  expect(written).not.toMatch(/\/SMask|\/Interpolate true|\/JPXDecode|\/DeviceCMYK/);
});

test('a document that is generated again after its logo was deleted shows the name of the shop', async () => {
  await set({ shop_name: 'Quiet Shelf', e_invoice: 'off' });
  const logo = await uploadPicture(shop, admin, '#123456');
  await set({ seller: { logo } });
  const order = await invoiced();
  expect(await picturesIn(await fileOf(order))).toHaveLength(1);
  await rm(`${shop.dataDir}/media`, { recursive: true });
  await rm(`${shop.dataDir}/invoices`, { recursive: true });
  const again = await fileOf(order);
  expect(await picturesIn(again)).toEqual([]);
  expect((await readPdf(again)).text).toContain('Quiet Shelf');
});
