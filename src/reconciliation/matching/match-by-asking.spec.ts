import fc from 'fast-check';
import { shop, transactions } from '../../../test/fixtures/any-transfers.js';
import { incomingTransaction, payableOrder } from '../../../test/fixtures/matching.js';
import { decisionsOf } from '../../../test/fixtures/decisions-of.js';
import { corpus, transferOf } from '../../../test/fixtures/remittance-corpus.js';
import type { AskedKeys } from './asked-keys.js';
import type { OrderSource } from './match-by-asking.js';
import { matchTransactions } from './match-transactions.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder } from './matching.types.js';
import { amountOfKey, hasOneOf } from './order-index.js';
import { foldName } from './text/fold-name.js';
import { endsOfInvoice, invoiceKeys } from './text/invoice-keys.js';

const MODES = ['off', 'exact', 'reference'] as const;

/** Whether the database returns the order for one of the keys. An index also compares names and accounts. */
function mayHave(order: PayableOrder, { references, numbers, invoices, amounts, names }: AskedKeys): boolean {
  const invoice = Number(/\d+$/.exec(order.invoiceNumber ?? '')?.[0] ?? 0);
  return (
    references.has(order.reference) ||
    numbers.has(String(order.number)) ||
    [...invoices].some((key) => endsOfInvoice(key).includes(invoice)) ||
    [...amounts].some((key) => amountOfKey(key).equals(order.open)) ||
    order.names.some((name) => names.has(foldName(name).key))
  );
}

/** Orders that are loaded from a list, as the shop loads them from its database. */
class ListedOrders implements OrderSource {
  readonly loaded = new Map<number, PayableOrder>();

  constructor(private readonly orders: readonly PayableOrder[]) {}

  load(keys: AskedKeys): Promise<boolean> {
    const before = this.loaded.size;
    const found = this.orders.filter((order) => mayHave(order, keys) && hasOneOf(order, keys));
    for (const order of found) this.loaded.set(order.id, order);
    return Promise.resolve(this.loaded.size > before);
  }
}

async function decideBoth(
  list: readonly IncomingTransaction[],
  orders: readonly PayableOrder[],
  mode: AutoMatch,
  part?: number,
): Promise<{ asked: Decision[]; all: Decision[]; loaded: number }> {
  const loaded = new Set<number>();
  const sources: ListedOrders[] = [];
  const sourceFor = (): Promise<OrderSource> => {
    sources.push(new ListedOrders(orders));
    return Promise.resolve(sources.at(-1)!);
  };
  const asked = await decisionsOf(list, { sourceFor, mode, ...(part && { part }) });
  for (const source of sources) for (const id of source.loaded.keys()) loaded.add(id);
  return { asked, all: matchTransactions(list, orders, mode), loaded: loaded.size };
}

describe('matching that loads only the orders on which its decisions depend', () => {
  test('the decisions are the same as with all orders, whatever the transactions and orders are', async () => {
    await fc.assert(
      fc.asyncProperty(shop, transactions, fc.constantFrom(...MODES), fc.nat(3), async (orders, list, mode, part) => {
        const { asked, all } = await decideBoth(list, orders, mode, part);
        expect(asked).toEqual(all);
      }),
      { numRuns: 500 },
    );
  });

  test('the decisions on the remittance texts of the corpus are the same as with all orders', async () => {
    for (const remittance of corpus) {
      for (const mode of MODES) {
        const { asked, all } = await decideBoth([transferOf(remittance)], remittance.orders, mode);
        expect(asked).toEqual(all);
      }
    }
  });

  test('the decisions on all remittance texts of a currency together are the same as with all orders', async () => {
    for (const currency of new Set(corpus.map((one) => one.currency))) {
      const cases = corpus.filter((one) => one.currency === currency);
      const orders = [...new Map(cases.flatMap((one) => one.orders.map((order) => [order.id, order]))).values()];
      const { asked, all } = await decideBoth(cases.map(transferOf), orders, 'exact');
      expect(asked).toEqual(all);
    }
  });

  test('a transfer with a reference loads only the orders of this reference, amount and name', async () => {
    const orders = Array.from({ length: 200 }, (_, at) =>
      payableOrder({ number: 1_000 + at, open: `${100 + at}.00`, names: [`Olena Bondar${'abcdefghij'[at % 10]}ko`] }),
    );
    const { reference, open } = orders[7]!;
    const { loaded } = await decideBoth(
      [incomingTransaction({ text: reference, amount: open.toString() })],
      orders,
      'exact',
    );
    expect(loaded).toBe(1);
  });

  test('a series of order numbers also loads the orders whose numbers are abbreviated in the text', async () => {
    const orders = [1023, 1024, 1025].map((number) => payableOrder({ number, names: [] }));
    const { asked, all, loaded } = await decideBoth(
      [incomingTransaction({ text: '1023/24', amount: '179.80' })],
      orders,
      'exact',
    );
    expect(loaded).toBe(2);
    expect(asked).toEqual(all);
  });
});

test('each key of an invoice number gives the number with which it ends', () => {
  const series = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
  const year = fc.integer({ min: 2000, max: 2099 });
  fc.assert(
    fc.property(series, year, fc.integer({ min: 1, max: 2_147_483_647 }), (name, of, number) => {
      const keys = invoiceKeys(`${name}-${of}-${String(number).padStart(6, '0')}`);
      for (const key of keys) expect(endsOfInvoice(key)).toContain(number);
    }),
  );
});
