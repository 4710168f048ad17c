import { askedOnce, countKeys, takeKeys, type AskedKeys } from './asked-keys.js';
import { inSlices } from './in-slices.js';
import { bookInSteps, suggestInSteps, type Bookings } from './match-transactions.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder } from './matching.types.js';
import { OrderIndex } from './order-index.js';
import { Reading } from './text/reading.js';

/** Orders that are loaded only when a transaction may be for them. */
export interface OrderSource {
  /** The loaded orders by id, in the sequence of loading. */
  readonly loaded: ReadonlyMap<number, PayableOrder>;
  /**
   * Loads all orders with one of the keys.
   * @returns whether orders were added
   */
  load(keys: AskedKeys): Promise<boolean>;
}

export interface Asking {
  /** Returns a source of orders for some of the transactions. The source is released when they are decided. */
  readonly sourceFor: (transactions: readonly IncomingTransaction[]) => Promise<OrderSource>;
  readonly mode: AutoMatch;
  /** Changes each order before it is compared. */
  readonly changed?: (order: PayableOrder) => PayableOrder;
  /** Number of transactions that get their suggestions together. Their orders stay in memory meanwhile. */
  readonly part?: number;
}

const PART = 1_000;

/**
 * Makes the same decisions as `matchTransactions` with all orders of the sources, but loads only the orders on which
 * the decisions depend. Each round matches with the loaded orders and then loads the orders for the keys that the rules
 * looked up. The rounds end when no order was added. Each key has then found the same orders as in an index of all
 * orders, so every step of the matching has the same result. Yields the decisions to book first, in the sequence of the
 * transactions, and then the others in parts.
 */
export async function* matchByAsking(
  transactions: readonly IncomingTransaction[],
  asking: Asking,
): AsyncGenerator<Decision[]> {
  const { decisions, amounts } = await bookByAsking(transactions, asking);
  const booked = new Map([...amounts].map(([{ order }, minor]) => [order.id, minor]));
  // Sources know the open amounts before these bookings, so they do not find these orders by the remaining amount.
  const paidInPart = [...amounts.keys()].filter(({ open }) => open > 0n).map(({ order }) => order);
  yield transactions.flatMap((one) => decisions.get(one) ?? []);
  const rest = transactions.filter((one) => !decisions.has(one));
  const { part = PART } = asking;
  for (let at = 0; at < rest.length; at += part)
    yield await suggestByAsking(rest.slice(at, at + part), asking, { booked, paidInPart });
}

/** Decides on bookings, in as many rounds as needed. Only transactions with a reference can be booked. */
async function bookByAsking(
  transactions: readonly IncomingTransaction[],
  { sourceFor, mode, changed = same }: Asking,
): Promise<Bookings> {
  const named = mode === 'off' ? [] : await inSlices(withReferences(transactions));
  if (named.length === 0) return { decisions: new Map(), amounts: new Map() };
  const source = await sourceFor(named);
  const asked = askedOnce();
  for (;;) {
    // Each round needs a new index, because bookings change the open amounts.
    const index = new OrderIndex(asked);
    await inSlices(addOrders(index, [...source.loaded.values()].map(changed)));
    const bookings = await inSlices(bookInSteps(named, index, mode));
    const fresh = takeKeys(asked);
    if (countKeys(fresh) === 0 || !(await source.load(fresh))) return bookings;
  }
}

/**
 * Makes suggestions, in as many rounds as needed. Suggestions do not depend on each other, so one index grows with the
 * rounds.
 */
async function suggestByAsking(
  transactions: readonly IncomingTransaction[],
  { sourceFor, changed = same }: Asking,
  { booked, paidInPart }: { booked: ReadonlyMap<number, readonly bigint[]>; paidInPart: readonly PayableOrder[] },
): Promise<Decision[]> {
  const source = await sourceFor(transactions);
  const readings = await inSlices(readAll(transactions));
  const asked = askedOnce();
  const index = new OrderIndex(asked);
  const known = new Set(paidInPart.map(({ id }) => id));
  await inSlices(addOrders(index, paidInPart, booked));
  for (let added = 0; ;) {
    const loaded = [...source.loaded.values()].slice(added);
    added += loaded.length;
    const fresh = loaded.filter(({ id }) => !known.has(id));
    await inSlices(addOrders(index, fresh.map(changed), booked));
    const decisions = await inSlices(suggestInSteps(readings, index));
    const keys = takeKeys(asked);
    if (countKeys(keys) === 0 || !(await source.load(keys))) return decisions;
  }
}

const same = (order: PayableOrder): PayableOrder => order;

function* withReferences(transactions: readonly IncomingTransaction[]): Generator<void, IncomingTransaction[]> {
  const named: IncomingTransaction[] = [];
  for (const transaction of transactions) {
    if (new Reading(transaction).references.length > 0) named.push(transaction);
    yield;
  }
  return named;
}

function* readAll(transactions: readonly IncomingTransaction[]): Generator<void, Reading[]> {
  const readings: Reading[] = [];
  for (const transaction of transactions) {
    readings.push(new Reading(transaction));
    yield;
  }
  return readings;
}

function* addOrders(
  index: OrderIndex,
  orders: readonly PayableOrder[],
  booked?: ReadonlyMap<number, readonly bigint[]>,
): Generator<void, void> {
  for (const order of orders) {
    index.add(order, booked?.get(order.id));
    yield;
  }
}
