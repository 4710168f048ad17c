import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { addDays, checkCreditorReference, CLOCK, type Clock } from '#kernel';
import { TransferCandidates, type TransferCandidate } from '../../order/index.js';
import { AllocationRows } from '../data/allocation-rows.js';
import { IssuedInvoices } from '../issued-invoices.js';
import type { IncomingTransaction, PayableOrder } from '../matching/matching.types.js';
import { Reading } from '../matching/text/reading.js';

/** Number of days during which a cancelled order is still matched with transfers. */
const CANCELLED_DAYS = 180;

/** Number of transactions whose texts are read before other requests are served. */
const READ_AT_ONCE = 200;

/**
 * Loads the orders that transfers may be for, with the accounts from which their customers paid earlier orders: those
 * with a balance due, cancelled ones, and paid ones whose references the transfers contain.
 */
@Injectable()
export class FindPayableOrders {
  constructor(
    private readonly candidates: TransferCandidates,
    private readonly allocations: AllocationRows,
    private readonly invoices: IssuedInvoices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(transactions: readonly IncomingTransaction[]): Promise<PayableOrder[]> {
    const payers = await this.customersByPayer([
      ...new Set(transactions.flatMap(({ payerAccount }) => payerAccount ?? [])),
    ]);
    const orders = new Map<number, PayableOrder>();
    for await (const batch of this.batches(transactions)) {
      const found = batch.filter(({ id }) => !orders.has(id));
      const numbers = await this.invoices.numbersOf(found.map(({ id }) => id));
      for (const one of found) orders.set(one.id, payable(one, numbers.get(one.id) ?? null, payers));
      await nextTurn();
    }
    return [...orders.values()];
  }

  private async *batches(transactions: readonly IncomingTransaction[]): AsyncGenerator<TransferCandidate[]> {
    yield* this.candidates.all(addDays(this.clock.now(), -CANCELLED_DAYS));
    // An order that is paid between the two reads was in the first one.
    yield* this.candidates.paid(await namedReferences(transactions));
  }

  private async customersByPayer(accounts: readonly string[]): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
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

const payable = (
  order: TransferCandidate,
  invoiceNumber: string | null,
  payers: ReadonlyMap<number, ReadonlySet<string>>,
): PayableOrder => ({
  id: order.id,
  number: order.id,
  reference: order.reference,
  open: order.open,
  total: order.total,
  cancelled: order.isCancelled,
  names: order.names,
  invoiceNumber,
  knownAccounts: [...((order.customerId === null ? null : payers.get(order.customerId)) ?? [])],
});
