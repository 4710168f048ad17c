import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SimulatedProvider } from '../src/simulated/simulated-provider.js';
import { isSigned } from '../src/webhook-signature.js';

/** Replaces the shop: stores the messages of the provider. */
const received: Array<{ text: string; headers: IncomingHttpHeaders }> = [];
const shop = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    received.push({ text, headers: request.headers });
    response.writeHead(200).end();
  });
}).listen(0, '127.0.0.1');
await once(shop, 'listening');
const provider = await SimulatedProvider.start({ webhookSecret: 'secret' });

afterAll(async () => {
  await provider.close();
  shop.close();
});
beforeEach(() => {
  provider.reset();
  received.length = 0;
});

let made = 0;
const ids = (): string[] => received.map(({ text }) => (JSON.parse(text) as { id: string }).id);

function page(): { key: string; url: string } {
  const key = `key-${++made}`;
  const { id } = provider.sessions.open(key, {
    amount_minor: '1999',
    currency: 'EUR',
    order_id: 42,
    description: 'Order <42>',
    capture: 'now',
    return_url: 'https://shop.example/return',
    webhook_url: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`,
  });
  return { key, url: `${provider.url}/pay/${id}` };
}

const control = async (method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${provider.url}/control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

test('the simulated payment page shows the amount and three buttons of a form, and no script', async () => {
  const html = await (await fetch(page().url)).text();
  expect(html).toContain('19.99 EUR');
  expect(html).toContain('Order &lt;42&gt;');
  expect([...html.matchAll(/<button name="choice" value="(\w+)">/g)].map(([, value]) => value)).toEqual([
    'pay',
    'decline',
    'cancel',
  ]);
  expect(html).not.toContain('<script');
});

test('a button of the simulated page sends the customer back to the shop once, and the page then shows the outcome', async () => {
  const { url } = page();
  expect(await provider.choose(url, 'pay')).toBe('https://shop.example/return');
  expect(await provider.choose(url, 'cancel')).toBe('https://shop.example/return');
  expect(await (await fetch(url)).text()).toContain('The payment is paid.');
});

test('an expired page of the simulated provider takes no payment', async () => {
  const { key, url } = page();
  provider.pass(31);
  expect(await provider.choose(url, 'pay')).toBeNull();
  expect((await fetch(url)).status).toBe(410);
  expect(provider.sessions.ofKey(key)?.status).toBe('expired');
});

test('the simulated provider sends each change to the shop once, with a signature', async () => {
  await provider.choose(page().url, 'pay');
  await provider.messages.idle();
  const [{ text, headers }] = received as [(typeof received)[0]];
  expect(isSigned(Buffer.from(text), headers as Record<string, string>, 'secret', provider.now())).toBe(true);
  expect(received).toHaveLength(1);
  expect(provider.messages.all.at(-1)?.answers).toEqual([200]);
});

test('the simulated provider drops, repeats, holds, reorders or wrongly signs messages on demand', async () => {
  provider.faults.webhooks = 'dropped';
  await provider.choose(page().url, 'pay');
  await provider.messages.idle();
  expect(received).toEqual([]);

  provider.faults.webhooks = 'twice';
  await provider.choose(page().url, 'pay');
  await provider.messages.idle();
  expect(new Set(ids()).size).toBe(1);
  expect(received).toHaveLength(2);

  received.length = 0;
  expect((await control('PUT', 'faults', { webhooks: 'held' })).status).toBe(200);
  for (const { url } of [page(), page()]) await provider.choose(url, 'pay');
  await control('POST', 'release', { order: 'reversed' });
  expect(ids()).toEqual(
    provider.messages.all
      .slice(-2)
      .map(({ id }) => id)
      .reverse(),
  );

  received.length = 0;
  await control('PUT', 'faults', { webhooks: 'sent', signature: 'wrong' });
  await provider.choose(page().url, 'pay');
  await provider.messages.idle();
  const [{ text, headers }] = received as [(typeof received)[0]];
  expect(isSigned(Buffer.from(text), headers as Record<string, string>, 'secret', provider.now())).toBe(false);
});

test('the control API of the simulated provider refuses unknown faults, moves the clock and settles payments', async () => {
  expect(await control('PUT', 'faults', { webhooks: 'never' })).toEqual({
    status: 422,
    body: { error: '"webhooks" cannot be "never".' },
  });
  expect((await control('PUT', 'faults', { sleepy: true })).status).toBe(422);
  await control('PUT', 'faults', { bank: 'later' });
  expect((await control('GET', 'faults')).body).toMatchObject({ bank: 'later' });
  const { key, url } = page();
  await provider.choose(url, 'pay');
  expect((await control('POST', 'settle', { key })).body).toEqual({ status: 'paid' });
  expect((await control('POST', 'settle', { key })).status).toBe(404);
  const { key: open } = page();
  expect((await control('POST', 'clock', { minutes: 31 })).status).toBe(200);
  expect(provider.sessions.ofKey(open)?.status).toBe('expired');
});

test('the API of the simulated provider answers only callers with its key', async () => {
  expect((await fetch(`${provider.url}/v1/sessions/by-key/unknown`)).status).toBe(401);
  const headers = { authorization: `Bearer ${provider.settings.api_key}` };
  expect((await fetch(`${provider.url}/v1/sessions/by-key/unknown`, { headers })).status).toBe(404);
});

test('the command starts the simulated provider on the requested port and prints the settings of the method', async () => {
  const main = join(import.meta.dirname, '..', 'src', 'simulated', 'main.ts');
  const loader = join(process.cwd(), 'scripts', 'lib', 'typescript.mjs');
  const child = spawn(process.execPath, ['--import', loader, main, '--port', '0', '--api-key', 'mine']);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number];
  expect([said.toString(), code]).toEqual([expect.stringMatching(/"api_url":"http:.*"api_key":"mine"/), 0]);
});
