import fc from 'fast-check';
import { creditorReference, Money } from '#kernel';
import { isDue, nextStep } from '../../src/order-management/domain/payment-step.js';
import { matchTransactions } from '../../src/reconciliation/matching/match-transactions.js';
import type { PayableOrder } from '../../src/reconciliation/matching/matching.types.js';

const STOCK = 2;
const TOTAL = 1000;
const TERMS = 3;
const CANCEL_AFTER = 2;

interface ModelOrder {
  readonly id: number;
  status: 'awaiting_payment' | 'paid' | 'cancelled';
  dueOn: number;
  /** Money that the shop holds for the order. */
  held: number;
}
interface Transfer {
  readonly order: ModelOrder;
  readonly day: number;
  state: 'at_bank' | 'matched' | 'suggested';
}

/** A shop with one product, whose bank statements, payment clock and staff act in any order. */
class Model {
  today = 100;
  stock = STOCK;
  coveredUntil: number | null = null;
  readonly orders: ModelOrder[] = [];
  readonly transfers: Transfer[] = [];

  constructor(private readonly reinstates: boolean) {}

  buy(): void {
    if (this.stock === 0 || this.orders.length === 4) return;
    this.stock--;
    this.orders.push({ id: this.orders.length + 1, status: 'awaiting_payment', dueOn: this.today + TERMS, held: 0 });
  }

  transfer(order: ModelOrder): void {
    if (this.transfers.some((one) => one.order === order)) return;
    this.transfers.push({ order, day: this.today, state: 'at_bank' });
  }

  /** Imports a statement of all days before today. */
  import(): void {
    for (const transfer of this.transfers.filter(({ state, day }) => state === 'at_bank' && day < this.today))
      this.match(transfer);
    this.coveredUntil = this.today - 1;
  }

  private match(transfer: Transfer): void {
    const { order } = transfer;
    const [decision] = matchTransactions(
      [
        {
          ...{ id: '1', bookedOn: '2026-11-20', payerName: null, payerAccount: null, endToEndId: null },
          ...{ amount: Money.of(TOTAL, 'EUR'), text: '', creditorReference: creditorReference(order.id) },
        },
      ],
      this.orders.map((one) => this.payable(one)),
      'exact',
    );
    const isBooked = decision!.decision === 'book' && (order.status !== 'cancelled' || this.reactivate(order));
    transfer.state = isBooked ? 'matched' : 'suggested';
    if (!isBooked) return;
    order.held += TOTAL;
    order.status = 'paid';
  }

  private payable({ id, status, held }: ModelOrder): PayableOrder {
    return {
      ...{ id, number: id, reference: creditorReference(id), total: Money.of(TOTAL, 'EUR') },
      ...{ open: Money.of(TOTAL - held, 'EUR'), cancelled: status === 'cancelled' },
      ...{ reinstates: this.reinstates, names: [], invoiceNumber: null, knownAccounts: [] },
    };
  }

  clock(): void {
    for (const order of this.orders.filter(({ status }) => status === 'awaiting_payment')) {
      const isCovered = this.coveredUntil !== null && this.coveredUntil >= order.dueOn;
      const step = nextStep({
        ...{ today: this.today, dueOn: order.dueOn, since: 100, reminders: [1], sent: [], cancelAfter: CANCEL_AFTER },
        ...{ isPartlyPaid: false, isPaidToday: false, reportedOn: null, postponedTo: null, hasAttempt: false },
        isSuggested: this.transfers.some((one) => one.order === order && one.state === 'suggested'),
        statement: isCovered ? 'covered' : 'missing',
      });
      if (!isDue(step, this.today) || step.action !== 'cancel') continue;
      // The clock never cancels an order whose money arrived by the deadline.
      expect(this.transfers.filter((one) => one.order === order && one.day <= order.dueOn)).toEqual([]);
      this.cancel(order);
    }
  }

  cancel(order: ModelOrder): void {
    if (order.status === 'cancelled') return;
    order.status = 'cancelled';
    this.stock++;
  }

  reinstate(order: ModelOrder): void {
    if (order.status === 'cancelled') this.reactivate(order);
  }

  private reactivate(order: ModelOrder): boolean {
    if (this.stock === 0) return false;
    this.stock--;
    order.status = order.held > 0 ? 'paid' : 'awaiting_payment';
    order.dueOn = this.today + TERMS;
    return true;
  }

  /** Tasks of staff: refunds that are due, and transfers to decide. */
  hasTask(order: ModelOrder): boolean {
    const isRefundDue = order.status === 'cancelled' && order.held > 0;
    return isRefundDue || this.transfers.some((one) => one.order === order && one.state === 'suggested');
  }
}

describe('statements, the payment clock, cancellations, reinstatements and other buyers in any order', () => {
  it('after any sequence of events, no cancelled order has money without a task of staff, and stock is exact', () => {
    const action = fc.constantFrom('buy', 'transfer', 'import', 'clock', 'cancel', 'reinstate', 'day', 'day', 'clock');
    const steps = fc.array(fc.tuple(action, fc.nat(3)), { minLength: 5, maxLength: 40 });
    fc.assert(
      fc.property(steps, fc.boolean(), (all, reinstates) => {
        const model = new Model(reinstates);
        model.buy();
        for (const [act, place] of all) {
          const order = model.orders[place % model.orders.length]!;
          if (act === 'day') model.today++;
          else if (act === 'buy' || act === 'import' || act === 'clock') model[act]();
          else model[act](order);
          const active = model.orders.filter(({ status }) => status !== 'cancelled').length;
          expect(model.stock + active).toBe(STOCK);
          for (const one of model.orders) {
            const arrived = model.transfers.some(({ order: of, state }) => of === one && state !== 'at_bank');
            if (one.status === 'cancelled' && arrived) expect(model.hasTask(one)).toBe(true);
            expect(one.held).toBeLessThanOrEqual(TOTAL);
          }
        }
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
