import { lockNumbers, openOrderKeys, type OrderSource } from './open-order-keys.js';

const source = (client: string, more: Partial<OrderSource> = {}): OrderSource => ({
  client,
  site: null,
  customerId: null,
  ...more,
});
const keysOf = (email: string | null, phone: string | null, client = '192.0.2.1') =>
  openOrderKeys({ email, phone }, source(client), ['a secret']);

describe('keys by which open orders are counted', () => {
  test.each([
    ['olena@example.com', ' Olena@Example.COM'],
    ['olena@example.com', 'olena+shop@example.com'],
  ])('open orders with the addresses %s and %s are counted together', (one, other) => {
    expect(keysOf(one, null)).toEqual(keysOf(other, null));
  });

  test.each([
    ['+380 50 123-45-67', '0501234567'],
    ['00380501234567', '+380501234567'],
  ])('open orders with the phone numbers %s and %s are counted together', (one, other) => {
    expect(keysOf(null, one)).toEqual(keysOf(null, other));
  });

  test('the key of an open order differs for other addresses, numbers, clients and shops', () => {
    const keys = keysOf('a@example.com', '+380501234567');
    expect(keys.email).not.toEqual(keysOf('b@example.com', null).email);
    expect(keys.email).not.toEqual(keysOf('+a@example.com', null).email);
    expect(keys.phone).not.toEqual(keysOf(null, '+380501234568').phone);
    expect(keys.client).not.toEqual(keysOf(null, null, '192.0.2.2').client);
    expect(keys.client).not.toEqual(
      openOrderKeys({ email: null, phone: null }, source('192.0.2.1'), ['another']).client,
    );
  });

  test('an unproven email address or phone number is counted together with its client', () => {
    const [here, there] = ['192.0.2.1', '192.0.2.2'].map((client) => keysOf('a@example.com', '+380501234567', client));
    expect(here!.email).not.toEqual(there!.email);
    expect(here!.phone).not.toEqual(there!.phone);
  });

  test('an open order is counted by the account of a customer and by the site of an IPv6 client', () => {
    const of = (client: string, more: Partial<OrderSource>) =>
      openOrderKeys({ email: 'a@example.com', phone: null }, source(client, more), ['a secret']);
    expect(of('one', { customerId: 7 }).account).toEqual(of('two', { customerId: 7 }).account);
    expect(of('one', { customerId: 7 }).account).not.toEqual(of('one', { customerId: 8 }).account);
    expect(of('one', { site: '2001:db8:1/48' }).site).toEqual(of('two', { site: '2001:db8:1/48' }).site);
    expect(keysOf('a@example.com', null)).toMatchObject({ account: null, site: null });
  });

  test('the key of an open order is hashed with every key of the shop, the current one first', () => {
    const of = (...secrets: string[]) =>
      openOrderKeys({ email: 'a@example.com', phone: null }, source('192.0.2.1'), secrets).email!;
    expect(of('new', 'old')).toEqual([...of('new'), ...of('old')]);
  });

  test('an open order without contact data has no keys', () => {
    expect(keysOf(null, 'no number')).toMatchObject({ email: null, phone: null });
    expect(lockNumbers(keysOf(null, null))).toHaveLength(1);
  });

  test('the locks of open orders have ascending numbers', () => {
    const numbers = lockNumbers(keysOf('a@example.com', '+380501234567')).map(BigInt);
    expect(numbers).toHaveLength(3);
    expect([...numbers].sort((a, b) => (a < b ? -1 : 1))).toEqual(numbers);
  });

  test('phone numbers with the same last nine digits count as one number', () => {
    expect(keysOf(null, '1501234567')).toEqual(keysOf(null, '2501234567'));
    expect(keysOf(null, '501234567')).not.toEqual(keysOf(null, '601234567'));
  });

  test('the same text has three different keys as an email address, a phone number and a client', () => {
    const { email, phone, client } = keysOf('501234567', '501234567', '501234567');
    expect(new Set([email, phone, client].map((hashes) => hashes![0]!.toString('hex'))).size).toBe(3);
    expect(client![0]).toHaveLength(16);
  });
});
