import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { addDays, CLOCK, type Clock } from '#kernel';
import { TransferCandidates, type TransferCandidate } from '../../order/index.js';
import { AllocationRows } from '../data/allocation-rows.js';
import { IssuedInvoices } from '../issued-invoices.js';
import type { PayableOrder } from '../matching/matching.types.js';

/** Days after its cancellation for which transfers are still matched with an order. */
const CANCELLED_DAYS = 180;

/** Loads the orders that a transfer may pay, with the accounts from which their customers paid earlier orders. */
@Injectable()
export class FindPayableOrders {
  constructor(
    private readonly candidates: TransferCandidates,
    private readonly allocations: AllocationRows,
    private readonly invoices: IssuedInvoices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param accounts accounts of the payers of the transactions that are matched */
  async run(accounts: readonly string[]): Promise<PayableOrder[]> {
    const payers = await this.customersByPayer(accounts);
    const orders: PayableOrder[] = [];
    for await (const batch of this.candidates.all(addDays(this.clock.now(), -CANCELLED_DAYS))) {
      const numbers = await this.invoices.numbersOf(batch.map(({ id }) => id));
      orders.push(...batch.map((one) => payable(one, numbers.get(one.id) ?? null, payers)));
      await nextTurn();
    }
    return orders;
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
