import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestShop, type Client, type TestShop } from '#testing';
import { allKnownErrors } from '#contracts';
import { answerCheck, type AnswerCheck } from '../../libs/testing/openapi.js';
import { logInAs } from '../fixtures/administrators.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { buyer, makeProduct, place } from '../fixtures/orders.js';
import { PROVOCATIONS, provokedOperations, type Provoked, type Sent } from '../fixtures/provocations.js';

const document = JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenAPIObject;
const clock = movableClock();
/** Callers that must not log out, because later requests need their sessions. */
const SESSIONS = ['customer', 'support', 'manager', 'owner'];
const password = 'a quiet harbour at dawn';

let shop: TestShop;
let check: AnswerCheck;
let operations: Provoked[];
/** Headers of each caller, by its name in the provocations. */
let callers: Readonly<Record<string, Readonly<Record<string, string>>>>;

beforeAll(async () => {
  shop = await startTestShop({ clock });
  check = answerCheck(shop.app);
  const admin = await shop.admin();
  await shop.client().post('/api/auth/register', { ...buyer, password });
  const customer = shop.client({ cookies: true });
  await customer.login(buyer.email, password);
  const { body } = await place(customer, await makeProduct(admin));
  operations = provokedOperations(document, body.data.id as number);
  callers = {
    guest: {},
    adminToken: await tokenHeaders(admin, 'admin'),
    catalogToken: await tokenHeaders(admin, 'catalog:write'),
    ordersToken: await tokenHeaders(admin, 'orders:read'),
    customer: await sessionHeaders(customer),
    forgedCustomer: { cookie: (await sessionHeaders(customer))['cookie']! },
    support: await sessionHeaders(await logInAs(shop, 'support')),
    manager: await sessionHeaders(await logInAs(shop, 'manager')),
    owner: await sessionHeaders(await logInAs(shop, 'owner')),
  };
  // After this time a session needs a proof of identity again.
  clock.pass(6);
});
afterAll(() => shop?.close());

async function tokenHeaders(admin: Client, scope: string): Promise<Record<string, string>> {
  const { body } = await admin.post('/api/auth/tokens', { name: scope, scopes: [scope] });
  return { authorization: `Bearer ${body.data.token}` };
}

const sessionHeaders = async (client: Client): Promise<Record<string, string>> => ({
  cookie: `shop=${client.cookies.get('shop')}`,
  'x-csrf-token': await client.csrf(),
});

/** Sends a request, and checks that the document lists the error. Returns its code, or '' for no error. */
async function codeOf({ method, path: own }: Provoked, caller: string, sent: Sent): Promise<string> {
  const path = `${sent.path ?? own}${sent.query ?? ''}`;
  const isForm = sent.body instanceof FormData;
  const response = await fetch(shop.url + path, {
    method,
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      ...(!isForm && { 'content-type': 'application/json' }),
      ...callers[caller],
      ...sent.headers,
    },
    ...(method !== 'GET' && { body: sent.body ?? '{}' }),
  });
  const text = await response.text();
  if (response.status < 400) return '';
  const body = JSON.parse(text) as { code: string };
  check(method, path, response.status, body);
  return body.code;
}

const sorted = (ids: Iterable<string>): string[] => [...ids].sort();

/** Bodies with ids of records that do not exist, for operations whose path names no record. */
const UNKNOWN_IN_BODY: Readonly<Record<string, string>> = {
  createRefundFile: JSON.stringify({ format: 'csv', refund_ids: [2_000_000] }),
};

/** Queries with ids of records that do not exist, for operations that require ids in the query. */
const UNKNOWN_IN_QUERY: Readonly<Record<string, string>> = { downloadPackingSlips: '?ids=2000000' };

describe('error codes that openapi.json lists', () => {
  test.each(PROVOCATIONS)(
    'the operations that list the error $code in openapi.json are those that can be made to answer it',
    async ({ code, by, requests = () => [{}], byRecord = [] }) => {
      if (code === 'second_factor_setup_required')
        await (await shop.admin()).put('/api/admin/settings', { require_second_factor: 'owner' });
      const giving = new Set(byRecord);
      for (const operation of operations)
        for (const caller of by.filter((name) => operation.id !== 'logOut' || !SESSIONS.includes(name)))
          for (const sent of requests(operation, caller))
            if ((await codeOf(operation, caller, sent)) === code) giving.add(operation.id);
      const listing = operations.filter(({ listed }) => listed.includes(code)).map(({ id }) => id);
      expect(sorted(giving)).toEqual(sorted(listing));
    },
  );

  test('the operations that list a 404 in openapi.json are those that answer it for records that do not exist', async () => {
    const notFound = new Set([...allKnownErrors()].filter(([, { status }]) => status === 404).map(([code]) => code));
    // processCheckout looks for the payment method only if the cart has products
    const giving = new Set(['processCheckout']);
    // Deletions come first, because other operations create the record that they would find.
    const deletionsFirst = [...operations].sort(
      (a, b) => Number(a.method !== 'DELETE') - Number(b.method !== 'DELETE'),
    );
    for (const operation of deletionsFirst) {
      const { id, example } = operation;
      const body = UNKNOWN_IN_BODY[id] ?? example;
      const caller = id === 'endSession' ? 'customer' : 'adminToken';
      for (const path of [operation.path, ...operation.otherPaths])
        if (notFound.has(await codeOf(operation, caller, { path, body, query: UNKNOWN_IN_QUERY[id] ?? '' })))
          giving.add(id);
    }
    const listing = operations.filter(({ listed }) => listed.some((code) => notFound.has(code))).map(({ id }) => id);
    expect(sorted(giving)).toEqual(sorted(listing));
  });

  test('each path of the API answers 405 to the methods that openapi.json does not list, with the listed ones in Allow', async () => {
    for (const { path } of operations.filter((one) => one.path.startsWith('/api/'))) {
      const listed = operations.filter((one) => one.pattern.test(path)).map(({ method }) => method);
      const allowed = [...new Set([...listed, 'OPTIONS', ...(listed.includes('GET') ? ['HEAD'] : [])])].sort();
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !allowed.includes(one))) {
        const { status, headers } = await fetch(shop.url + path, { method, headers: callers['adminToken'] });
        expect([method, path, status, headers.get('allow')]).toEqual([method, path, 405, allowed.join(', ')]);
      }
    }
  });
});
