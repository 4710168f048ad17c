import { startTestShop, type TestShop } from '#testing';
import { askedOnce, KeySet, takeKeys } from '../../src/reconciliation/matching/asked-keys.js';
import type { OrderSource } from '../../src/reconciliation/matching/match-by-asking.js';
import { matchTransactions } from '../../src/reconciliation/matching/match-transactions.js';
import type { IncomingTransaction, PayableOrder } from '../../src/reconciliation/matching/matching.types.js';
import { FindPayableOrders } from '../../src/reconciliation/use-cases/find-payable-orders.js';
import { copyOrder, type CopiedOrder } from '../fixtures/copied-orders.js';
import { decisionsOf } from '../fixtures/decisions-of.js';
import { incomingTransaction } from '../fixtures/matching.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

const COPIES = 60;
const NAMES = ['Weber', 'Bondar', 'Гнатюк', 'Novak'];
const PAYER = 'DE02120300000000202051';

let shop: TestShop;
let copies: readonly CopiedOrder[];

/** Open orders, every fifth cancelled and every seventh paid in part, with invoices. */
beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0' } });
  const admin = await shop.admin();
  await offerBankInvoice(admin, { account_number: 'DE89370400440532013000', auto_generate_invoice: true });
  const product = await makeProduct(admin, { price_regular: 34.9, in_stock: 100 });
  const client = shop.client();
  const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data;
  await pay(client, { id, key }, 'bank_invoice');
  const cancelled = { status: 'cancelled', cancelled_at: new Date().toISOString() };
  copies = await copyOrder(shop, id, COPIES, (place) => ({
    total: 1000 + (place % 12) * 100,
    paid: place % 7 === 6 ? 500 : 0,
    first_name: 'Olena',
    last_name: NAMES[place % NAMES.length],
    ...(place % 5 === 4 && cancelled),
  }));
});
afterAll(() => shop?.close());

const orders = (): FindPayableOrders => shop.app.get(FindPayableOrders, { strict: false });
/** Loads all orders by their numbers. */
async function allOrders(transactions: readonly IncomingTransaction[]): Promise<PayableOrder[]> {
  const source = await orders().sources()(transactions);
  const keys = { ...takeKeys(askedOnce()), numbers: new KeySet() };
  for (let id = 1; id <= 10_000; id++) keys.numbers.add(String(id));
  await source.load(keys);
  return [...source.loaded.values()];
}
const transfer = (
  text: string,
  more: Partial<Omit<IncomingTransaction, 'amount'>> & { amount?: string } = {},
): IncomingTransaction => {
  const { amount = '3.33', ...rest } = more;
  return { ...incomingTransaction({ text, amount, bookedOn: '2026-11-20' }), ...rest } as IncomingTransaction;
};
const mistyped = (reference: string): string => `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`;

describe('orders that the shop loads because a transaction may be for them', () => {
  test.each<readonly [string, () => IncomingTransaction[]]>([
    ['a reference and the open amount', () => [transfer(copies[0]!.reference, { amount: '10.00' })]],
    ['a reference with a mistyped digit', () => [transfer(mistyped(copies[1]!.reference))]],
    ['the reference of a cancelled order', () => [transfer(copies[4]!.reference, { amount: '14.00' })]],
    ['the rest of an order that is paid in part', () => [transfer(copies[6]!.reference, { amount: '11.00' })]],
    ['an order number', () => [transfer(`Bestellung ${copies[2]!.id}`)]],
    ['a series of order numbers', () => [transfer(`${copies[2]!.id}-${copies[5]!.id}`, { amount: '55.00' })]],
    ['an amount and a name', () => [transfer('', { amount: '12.00', payerName: 'HNATYUK OLENA' })]],
    ['the sum of two orders of a name', () => [transfer('', { amount: '31.00', payerName: 'Olena Bondar' })]],
    ['an amount that several orders have', () => [transfer('', { amount: '15.00', payerAccount: PAYER })]],
    ['all references', () => copies.map(({ reference }) => transfer(reference, { amount: '10.00' }))],
    ['nothing that the shop knows', () => [transfer('Miete November', { payerName: 'Someone Else' })]],
  ])('with %s, the decision is the same as with all orders', async (_, list) => {
    const transactions = list().map((one, place) => ({ ...one, id: `t${place}` }));
    const all = await allOrders(transactions);
    expect(all.length).toBeGreaterThan(COPIES);
    for (const mode of ['off', 'exact', 'reference'] as const) {
      const sources: OrderSource[] = [];
      const sourceFor = async (some: readonly IncomingTransaction[]): Promise<OrderSource> => {
        sources.push(await orders().sources()(some));
        return sources.at(-1)!;
      };
      expect(await decisionsOf(transactions, { sourceFor, mode })).toEqual(matchTransactions(transactions, all, mode));
      for (const { loaded } of sources) for (const order of loaded.values()) expect(all).toContainEqual(order);
    }
  });

  test('after its buyer was renamed, an order is found by the new name and no longer by the old one', async () => {
    const [renamed, other] = await copyOrder(shop, copies[0]!.id, 2, () => ({ total: 777, last_name: 'Before' }));
    const named = (payerName: string) => [transfer('', { amount: '15.54', payerName })];
    const suggested = async (payerName: string): Promise<number[]> => {
      const list = named(payerName);
      const [decision] = await decisionsOf(list, { sourceFor: orders().sources(), mode: 'off' });
      return decision!.suggestions.flatMap(({ allocations }) => allocations.map(({ orderId }) => orderId));
    };
    expect(await suggested('Olena Before')).toEqual([renamed!.id, other!.id]);
    await shop.db.query(`UPDATE shop_order SET last_name = 'After', version = version + 1 WHERE id = ANY ($1::int[])`, [
      [renamed!.id, other!.id],
    ]);
    expect(await suggested('Olena Before')).toEqual([]);
    expect(await suggested('Olena After')).toEqual([renamed!.id, other!.id]);
  });

  test('the number of an invoice, in any spelling, finds its order', async () => {
    const [invoice] = await shop.db.query<{ order_id: number; year: number; number: number }>(
      `SELECT order_id, year, number FROM invoice WHERE kind = 'invoice' AND cancelled_at IS NULL`,
    );
    const { order_id: id, year, number } = invoice!;
    for (const text of [`INV-${year}-${number}`, `Rechnung ${number}/${year}`, `INV ${year}00000${number}`]) {
      const list = [transfer(text, { amount: '34.90' })];
      const [decision] = await decisionsOf(list, { sourceFor: orders().sources(), mode: 'exact' });
      expect(decision!.suggestions[0]?.allocations.map(({ orderId }) => orderId)).toEqual([id]);
    }
  });
});
