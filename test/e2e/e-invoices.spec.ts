import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { delivered } from '../fixtures/delivered.js';
import { brokenRules } from '../fixtures/en16931.js';
import { awaitingOrder, downloadDocument, issue, offerBankInvoice, type MadeOrder } from '../fixtures/invoices.js';
import { mailsOf } from '../fixtures/mails.js';
import { readPdf } from '../fixtures/pdf.js';

const seller = {
  name: 'Quiet Shelf GmbH',
  address: 'Lindenweg 12',
  city: 'Berlin',
  zip: '10115',
  country: 'DE',
  vat_id: 'DE 136695976',
};

describe('electronic invoices', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    await offerBankInvoice(admin);
    await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }] });
  });
  afterAll(() => shop.close());

  const set = async (body: object): Promise<void> =>
    expect((await admin.put('/api/admin/settings', body)).status).toBe(200);
  const invoiced = async (): Promise<{ order: MadeOrder; id: number }> => {
    const order = await awaitingOrder(shop, admin);
    const { body } = await issue(admin, order.id);
    return { order, id: body.data.id as number };
  };
  const file = (id: number, { key }: MadeOrder, format: string): Promise<Response> =>
    downloadDocument(shop, id, key, format);
  const notices = async (): Promise<Array<{ code: string; value: string }>> =>
    (await admin.get('/api/admin/dashboard')).body.data.notices as Array<{ code: string; value: string }>;
  const formats = async ({ id }: MadeOrder): Promise<string[][]> =>
    ((await admin.get(`/api/orders/${id}/documents`)).body.data.items as Array<{ formats: string[] }>).map(
      (one) => one.formats,
    );

  it('documents have no XML while electronic invoices are off', async () => {
    const { order, id } = await invoiced();
    expect(await formats(order)).toEqual([['pdf']]);
    const refused = await file(id, order, 'cii');
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'e_invoice_off']);
  });

  it('the XML of a document is refused while data of the seller is missing, which the error and the dashboard name', async () => {
    await set({ e_invoice: 'ubl', seller: { name: 'Quiet Shelf GmbH' } });
    const { order, id } = await invoiced();
    const refused = (await (await file(id, order, 'ubl')).json()) as { code: string; missing: string[] };
    expect(refused.code).toBe('e_invoice_incomplete');
    expect(refused.missing).toEqual(expect.arrayContaining(['seller.address', 'seller.country', 'seller.vat_id']));
    expect(await formats(order)).toEqual([['pdf']]);
    const [notice] = (await notices()).filter(({ code }) => code === 'e_invoice_incomplete');
    expect(notice).toMatchObject({ setting: 'seller', value: expect.stringContaining('country') });
    await set({ seller });
    expect((await notices()).filter(({ code }) => code === 'e_invoice_incomplete')).toEqual([]);
    expect(await formats(order)).toEqual([['pdf', 'cii', 'ubl']]);
    expect((await file(id, order, 'ubl')).status).toBe(200);
  });

  it('the dashboard names orders whose documents are refused and the missing data, until the data is completed', async () => {
    await set({ e_invoice: 'ubl', seller });
    const refusals = async () =>
      ((await admin.get('/api/admin/dashboard')).body.data.notices as Array<{ code: string }>).filter(
        ({ code }) => code === 'e_invoice_refused',
      );
    expect(await refusals()).toEqual([]);
    const address = { name: 'Olena Bondar', address: 'Khreshchatyk 1', city: 'Kyiv', zip: '01001', country: 'UA' };
    const order = await awaitingOrder(shop, admin, { billing_address: { ...address, vat_id: '12345678' } });
    await issue(admin, order.id);
    expect(await refusals()).toEqual([
      { code: 'e_invoice_refused', setting: '', value: 'buyer.vat_id', orders: [order.id] },
    ]);
    await admin.put(`/api/orders/${order.id}`, { billing_address: { ...address, vat_id: 'UA12345678' } });
    await delivered(shop);
    expect(await refusals()).toEqual([]);
  });

  it('an invoice and its credit note are downloaded as CII and UBL that follow EN 16931', async () => {
    await set({ e_invoice: 'ubl', seller });
    const { order, id } = await invoiced();
    const note = await admin.post(`/api/orders/${order.id}/credit-notes`, { amount: 5, reason: 'Broken' });
    expect(note.body.data.formats).toEqual(['pdf', 'cii', 'ubl']);
    for (const format of ['cii', 'ubl'])
      for (const document of [id, note.body.data.id as number]) {
        const response = await file(document, order, format);
        expect(response.headers.get('content-type')).toContain('application/xml');
        expect(response.headers.get('content-disposition')).toMatch(/(?:INV|CN)-\d{4}-\d{6}\.xml/);
        const xml = await response.text();
        expect(brokenRules(xml)).toEqual([]);
        expect(xml).toContain('DE136695976');
      }
  });

  it('the page of an order and its emails link the XML of documents with the setting ubl, and only the PDF with facturx', async () => {
    await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: true });
    for (const [setting, links] of [
      ['ubl', 1],
      ['facturx', 0],
    ] as const) {
      await set({ e_invoice: setting, seller });
      const order = await awaitingOrder(shop, admin);
      await delivered(shop);
      await admin.post(`/api/orders/${order.id}/verify-payment`, {});
      await admin.post(`/api/orders/${order.id}/refund`, { amount: 5, reason: 'Broken', notify: true });
      await delivered(shop);
      const { items } = (await admin.get(`/api/orders/${order.id}/documents`)).body.data;
      const [invoice, note] = (items as Array<{ id: number }>).map(({ id }) => `/api/documents/${id}?format=ubl`);
      const page = (await new Browser(shop.url).open(`/order/${order.id}?key=${order.key}`)).html;
      const mails = (await mailsOf(shop)).filter(({ text }) => text?.includes(`/order/${order.id}?key=`));
      const subjectsWith = (link: string, format: 'text' | 'html'): string[] =>
        mails
          .filter((mail) => mail[format]!.replaceAll('&amp;', '&').includes(`${link}&key=${order.key}`))
          .map(({ subject }) => subject!);
      for (const [link, subject] of [
        [invoice!, /payment details/i],
        [note!, /refund/i],
      ] as const) {
        expect(page.split(link)).toHaveLength(links + 1);
        for (const format of ['text', 'html'] as const)
          expect(subjectsWith(link, format)).toEqual(Array(links).fill(expect.stringMatching(subject)));
      }
    }
  });

  it('the PDF of an invoice is a PDF/A-3 with the CII embedded when Factur-X is on, and its text is unchanged', async () => {
    await set({ e_invoice: 'facturx', seller });
    const { order, id } = await invoiced();
    const pdf = new Uint8Array(await (await file(id, order, 'pdf')).arrayBuffer());
    const { text } = await readPdf(pdf);
    expect(text).toContain('Quiet Shelf GmbH');
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const attachments = (await document.getAttachments())!;
    const names = [...attachments.values()].map(({ filename }) => filename);
    const [content] = await Promise.all([...attachments.keys()].map((key) => document.getAttachmentContent(key)));
    const metadata = Buffer.from(pdf).toString('latin1');
    const { metadata: xmp, info } = await document.getMetadata();
    await document.loadingTask.destroy();
    expect(names).toEqual(['factur-x.xml']);
    const xml = Buffer.from(content!).toString('utf8');
    expect(xml).toBe(await (await file(id, order, 'cii')).text());
    expect(brokenRules(xml)).toEqual([]);
    expect(xmp?.get('pdfaid:part')).toBe('3');
    expect(info).toMatchObject({
      Title: expect.stringContaining('INV-'),
      Custom: new Map([['GTS_PDFA1Version', 'PDF/A-3B']]),
    });
    expect(xmp?.get('fx:conformancelevel') ?? xmp?.get('fx:ConformanceLevel')).toBe('EN 16931');
    for (const part of [
      '/AFRelationship /Alternative',
      '/S /GTS_PDFA1',
      '/N 3',
      '/ID [<',
      '/MarkInfo',
      '/StructTreeRoot',
    ])
      expect(metadata).toContain(part);
    for (const part of ['/JavaScript', '/Encrypt', '/LZWDecode']) expect(metadata).not.toContain(part);
    // Every font is embedded.
    const fonts = metadata.match(/\/Type ?\/FontDescriptor/g) ?? [];
    expect(metadata.match(/\/FontFile[23]? \d+ 0 R/g) ?? []).toHaveLength(fonts.length);
  });
});
