import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { addDays, checkCreditorReference, CLOCK, type Clock, type Money } from '#kernel';
import { TransferCandidates, type TransferCandidate } from '../../order/index.js';
import { AllocationRows } from '../data/allocation-rows.js';
import { IssuedInvoices } from '../issued-invoices.js';
import { countKeys, type AskedKeys, type KeySet } from '../matching/asked-keys.js';
import type { OrderSource } from '../matching/match-by-asking.js';
import type { IncomingTransaction, PayableOrder } from '../matching/matching.types.js';
import { amountOfKey, hasOneOf } from '../matching/order-index.js';
import { endsOfInvoice } from '../matching/text/invoice-keys.js';
import { Reading } from '../matching/text/reading.js';
import { idsByName, OrdersByName, type ReadonlyNames } from './orders-by-name.js';

/** Number of days during which a cancelled order is still matched with transfers. */
const CANCELLED_DAYS = 180;

/** For more keys, reading all orders is faster than searching for them. */
const MANY_KEYS = 100_000;

/** Number of transactions whose texts are read before other requests are served. */
const READ_AT_ONCE = 200;

/** Accounts from which customers paid earlier orders, by the id of the customer. */
type Payers = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * Loads the orders that transfers may pay: orders with a balance due, new orders, cancelled orders, and paid orders
 * whose references the transfers contain. Each order has the accounts from which its customer paid earlier orders.
 */
@Injectable()
export class FindPayableOrders {
  constructor(
    private readonly candidates: TransferCandidates,
    private readonly names: OrdersByName,
    private readonly allocations: AllocationRows,
    private readonly invoices: IssuedInvoices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns the function that creates the source for each part of the transactions in one matching call. All sources
   * find orders by the names that buyers had at the first search.
   */
  sources(): (transactions: readonly IncomingTransaction[]) => Promise<OrderSource> {
    let reading: Promise<ReadonlyNames> | undefined;
    const names = (): Promise<ReadonlyNames> => (reading ??= this.names.read());
    return (transactions) => this.sourceFor(transactions, names);
  }

  private async sourceFor(
    transactions: readonly IncomingTransaction[],
    names: () => Promise<ReadonlyNames>,
  ): Promise<OrderSource> {
    const payers = await this.payersOf(transactions);
    const loaded = new Map<number, PayableOrder>();
    for await (const batch of this.payable(this.candidates.paid(await namedReferences(transactions)), payers))
      for (const order of batch) loaded.set(order.id, order);
    const load = async (keys: AskedKeys): Promise<boolean> => {
      const before = loaded.size;
      for await (const batch of this.payable(await this.batches(keys, names), payers))
        for (const order of batch) if (!loaded.has(order.id) && hasOneOf(order, keys)) loaded.set(order.id, order);
      return loaded.size > before;
    };
    return { loaded, load };
  }

  /** The orders that may have one of the keys; all orders if there are many keys. */
  private async batches(
    keys: AskedKeys,
    names: () => Promise<ReadonlyNames>,
  ): Promise<AsyncGenerator<TransferCandidate[]>> {
    if (countKeys(keys) > MANY_KEYS) return this.candidates.all(this.cancelledAfter());
    const named = keys.names.size === 0 ? [] : idsByName(await names(), keys.names);
    return this.candidates.among(await this.idsOf(keys, named), this.cancelledAfter());
  }

  private cancelledAfter(): Date {
    return addDays(this.clock.now(), -CANCELLED_DAYS);
  }

  private async idsOf(keys: AskedKeys, named: readonly number[]): Promise<number[]> {
    // The pauses let other requests run.
    const invoices = [...new Set([...keys.invoices].flatMap(endsOfInvoice))].filter(isId);
    await nextTurn();
    const amounts = amountsOf(keys.amounts);
    await nextTurn();
    const found = await Promise.all([
      this.candidates.idsOf([...keys.references], amounts),
      this.invoices.ordersOf(invoices),
    ]);
    return [...new Set([...[...keys.numbers].map(Number).filter(isId), ...found.flat(), ...named])];
  }

  private async *payable(batches: AsyncGenerator<TransferCandidate[]>, payers: Payers): AsyncGenerator<PayableOrder[]> {
    for await (const batch of batches) {
      const numbers = await this.invoices.numbersOf(batch.map(({ id }) => id));
      yield batch.map((one) => payable(one, numbers.get(one.id) ?? null, payers));
      await nextTurn();
    }
  }

  private async payersOf(transactions: readonly IncomingTransaction[]): Promise<Payers> {
    const accounts = [...new Set(transactions.flatMap(({ payerAccount }) => payerAccount ?? []))];
    const paid = await this.allocations.paidFrom(accounts);
    const customers = await this.candidates.customersOf(paid.map(({ order_id: id }) => id));
    const known = new Map<number, Set<string>>();
    for (const { account, order_id: orderId } of paid) {
      const customer = customers.get(orderId);
      if (customer === undefined) continue;
      const payers = known.get(customer);
      if (payers) payers.add(account);
      else known.set(customer, new Set([account]));
    }
    return known;
  }
}

/** Returns the valid creditor references in the texts of the transactions. */
async function namedReferences(transactions: readonly IncomingTransaction[]): Promise<string[]> {
  const named = new Set<string>();
  for (const [place, transaction] of transactions.entries()) {
    for (const { ends } of new Reading(transaction).references)
      for (const { reference } of ends) if (checkCreditorReference(reference)) named.add(reference);
    if (place % READ_AT_ONCE === READ_AT_ONCE - 1) await nextTurn();
  }
  return [...named];
}

/** Whether an order or an invoice may have this number. */
const isId = (number: number): boolean => Number.isInteger(number) && number > 0 && number <= 2_147_483_647;

/** Returns the positive amounts of the keys, because open amounts are positive. */
function amountsOf(keys: KeySet): Money[] {
  const amounts = new Map([...keys].map((key) => [key.slice(0, key.indexOf(' ')), amountOfKey(key)]));
  return [...amounts.values()].filter((amount) => amount.isPositive());
}

const payable = (order: TransferCandidate, invoiceNumber: string | null, payers: Payers): PayableOrder => ({
  id: order.id,
  number: order.id,
  reference: order.reference,
  open: order.open,
  total: order.total,
  pending: order.isPending,
  cancelled: order.isCancelled,
  names: order.names,
  invoiceNumber,
  knownAccounts: [...((order.customerId === null ? null : payers.get(order.customerId)) ?? [])],
});
