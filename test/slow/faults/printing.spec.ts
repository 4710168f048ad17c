import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestShop, type Client, type TestShop } from '#testing';
import { findBrowser } from '../../../src/platform/pdf/chromium/find-browser.js';
import { PdfPrinter } from '../../../src/platform/pdf/index.js';
import { requestFile, awaitingOrder, download, issue, offerBankInvoice, read } from '../../fixtures/invoices.js';
import { readPdf } from '../../fixtures/pdf.js';
import { until } from '../../fixtures/until.js';

const open: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'printing-'));
  open.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function startShop(
  options: Parameters<typeof startTestShop>[0] = {},
): Promise<{ shop: TestShop; admin: Client; printer: PdfPrinter }> {
  const shop = await startTestShop(options);
  open.push(() => shop.close());
  const admin = await shop.admin();
  await offerBankInvoice(admin);
  return { shop, admin, printer: shop.app.get(PdfPrinter) };
}

/** Creates a script that starts the browser found by default, at a path that a test can delete. */
async function installBrowser(path: string): Promise<void> {
  const found = await findBrowser({ chromiumPath: null, dataDir: join(tmpdir(), 'shop-test-browser') });
  const libraries = found.libraries === null ? '' : `LD_LIBRARY_PATH='${found.libraries}' `;
  await writeFile(path, `#!/bin/sh\n${libraries}exec '${found.path}' "$@"\n`, { mode: 0o755 });
}

describe('printing of invoices', () => {
  it('an invoice template runs no script and loads nothing from the network or from files', async () => {
    const asked: string[] = [];
    const server: Server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('<p>FROM OUTSIDE</p>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(() => new Promise((resolve) => server.close(resolve)));
    const out = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const templates = await folder();
    await mkdir(join(templates, 'invoice'));
    await writeFile(join(templates, 'secret.html'), '<p>OUR SECRET</p>');
    const file = `file://${join(templates, 'secret.html')}`;
    await writeFile(
      join(templates, 'invoice/invoice.liquid'),
      `<html><head>
      <meta http-equiv="refresh" content="0;url=${out}/refresh"><link rel="stylesheet" href="${out}/style.css"><link rel="prefetch" href="${out}/prefetch">
      <link rel="stylesheet" href="${file}"><style>@import url(${out}/import.css); body { background: url(${out}/background.png) } @font-face { font-family: x; src: url(${out}/font.woff2) }</style>
      <script>document.documentElement.textContent = 'SCRIPT RAN'</script><script src="${out}/script.js"></script></head>
      <body onload="document.body.textContent = 'SCRIPT RAN'"><h1 style="font-family: x">Still printed {{ invoice.number }}</h1>
      <img src="${out}/picture.png" onerror="document.body.textContent = 'SCRIPT RAN'"><img src="${file}">
      <iframe src="${out}/frame"></iframe><iframe src="${file}"></iframe><iframe srcdoc="<script>parent.document.body.textContent='SCRIPT RAN'</script>"></iframe>
      <object data="${file}"></object><embed src="${file}"><video src="${out}/film.mp4" autoplay></video>
      <svg><image href="${file}"></image><use href="${out}/use.svg#a"></use></svg><form action="${out}/form"><input autofocus></form></body></html>`,
    );
    const { shop, admin } = await startShop({ env: { TEMPLATE_DIR: templates } });
    const order = await awaitingOrder(shop, admin);
    await issue(admin, order.id);
    const { text } = await read(await download(shop, order));
    await pause(500);
    expect(text).toContain('Still printed INV-');
    expect(text).not.toMatch(/SCRIPT RAN|OUR SECRET|FROM OUTSIDE/);
    expect(asked).toEqual([]);
  });

  it('if the custom invoice template fails, the invoice is printed with the shop’s template', async () => {
    const templates = await folder();
    await mkdir(join(templates, 'invoice'));
    await writeFile(join(templates, 'invoice/invoice.liquid'), '{% for i in (1..1000000000) %}.{% endfor %}');
    const { shop, admin } = await startShop({ env: { TEMPLATE_DIR: templates } });
    const order = await awaitingOrder(shop, admin);
    await issue(admin, order.id);
    expect((await read(await download(shop, order))).text).toContain('Payment instructions');
  });

  it('printing continues in a new browser if its browser is killed between two pages or while it prints', async () => {
    const { printer } = await startShop();
    expect((await readPdf(await printer.print('<p>one</p>'))).text).toBe('one');
    process.kill(printer.pid!, 'SIGKILL');
    expect((await readPdf(await printer.print('<p>two</p>'))).text).toBe('two');
    const before = printer.pid!;
    const long = printer.print(`<p>three</p>${'<p>line</p>'.repeat(3000)}`);
    await pause(150);
    process.kill(before, 'SIGKILL');
    expect((await readPdf(await long)).pages.length).toBeGreaterThan(20);
    expect(printer.pid).not.toBe(before);
  });

  it('concurrent print requests are printed one after the other in one browser', async () => {
    const { printer } = await startShop();
    const printed = await Promise.all(Array.from({ length: 8 }, (_, at) => printer.print(`<p>page ${at}</p>`)));
    expect(await Promise.all(printed.map(async (pdf) => (await readPdf(pdf)).text))).toEqual(
      Array.from({ length: 8 }, (_, at) => `page ${at}`),
    );
  });

  it('without a browser, printing becomes a failed job with the reason, and the job succeeds later when it is run again', async () => {
    const browser = join(await folder(), 'chromium');
    await installBrowser(browser);
    const { shop, admin } = await startShop({ env: { CHROMIUM_PATH: browser } });
    await rm(browser);
    const order = await awaitingOrder(shop, admin);
    const issued = await issue(admin, order.id);
    expect(issued.status).toBe(201);
    const letters = await until(
      () => admin.get('/api/admin/dead-letters'),
      ({ body }) => body.data.items.length > 0,
    );
    expect(letters.body.data.items[0]).toMatchObject({
      queue: 'invoice-file',
      error: expect.stringContaining('CHROMIUM_PATH names no program'),
    });
    expect((await admin.get(`/api/orders/${order.id}`)).body.data).toMatchObject({
      status: 'awaiting_payment',
      invoice_path: issued.body.data.path,
    });
    const refused = await download(shop, order);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(((await refused.json()) as { code: string }).code).toBe('invoice_unavailable');
    await installBrowser(browser);
    await admin.post(`/api/admin/dead-letters/${letters.body.data.items[0].id}/retry`);
    const made = await until(
      () => admin.get(`/api/admin/orders/${order.id}/invoice`),
      ({ body }) => body.data.state === 'ready',
    );
    expect(made.body.data).toMatchObject({ number: issued.body.data.number, size: expect.any(Number) });
    expect((await download(shop, order)).status).toBe(200);
  });

  it('an administrator who requests an invoice whose printing failed starts printing again', async () => {
    const browser = join(await folder(), 'chromium');
    await installBrowser(browser);
    const { shop, admin } = await startShop({ env: { CHROMIUM_PATH: browser } });
    await rm(browser);
    const order = await awaitingOrder(shop, admin);
    const { body } = await issue(admin, order.id);
    await until(
      () => admin.get(`/api/admin/orders/${order.id}/invoice`),
      (answer) => answer.body.data.state === 'failed',
    );
    await installBrowser(browser);
    const again = await issue(admin, order.id);
    expect(again).toMatchObject({ status: 200, body: { data: { number: body.data.number, state: 'pending' } } });
    expect((await download(shop, order)).status).toBe(200);
    expect((await admin.get('/api/admin/dead-letters')).body.meta.total).toBe(0);
  });

  it('an invoice whose server died after numbering it is printed by the next one; until then readers get 409 and Retry-After', async () => {
    const { shop, admin } = await startShop({ env: { WORKER: 'off' } });
    const order = await awaitingOrder(shop, admin);
    const { body } = await issue(admin, order.id);
    const early = await requestFile(shop, order);
    expect(early.status).toBe(409);
    expect(early.headers.get('retry-after')).toBe('3');
    const next = await startTestShop({ databaseUrl: shop.databaseUrl });
    open.push(() => next.close());
    expect((await read(await download(next, order))).text).toContain(body.data.number);
  });
});
