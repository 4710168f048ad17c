import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import type {
  BegunRefund,
  Claimed,
  Payment,
  PendingRefund,
  RefundOutcome,
  RefundRequest,
  Refund,
} from './payment.types.js';
import { CallGateway } from './use-cases/call-gateway.js';
import { FindMethods } from './use-cases/find-methods.js';
import { RefundLedger } from './use-cases/refund-ledger.js';

/** All that other modules see of refunds; the callers do with the order as those of `PaymentFacade`. */
@Injectable()
export class RefundFacade {
  constructor(
    private readonly methods: FindMethods,
    private readonly gateways: CallGateway,
    private readonly refunds: RefundLedger,
  ) {}

  /** Whether money of this payment goes back by its gateway, or is recorded as given back by hand. */
  async means(payment: Pick<Payment, 'method' | 'transactionId'>): Promise<'gateway' | 'hand'> {
    const method = await this.methods.known(payment.method);
    return method?.gateway.refund && payment.transactionId !== null ? 'gateway' : 'hand';
  }

  /**
   * Rows of a refund, newest payment first, one per payment it takes from; pending ones of the same amount again on a
   * repeat, and those of the same request, regardless of their state. Throws `nothing_to_refund`, or 422 at `amount`
   * when it is more than was captured and not yet given back.
   */
  begin(tx: Transaction, request: RefundRequest): Promise<BegunRefund> {
    return this.refunds.begin(tx, request);
  }

  /**
   * Pending refunds to be asked about now, at most `most`; no other caller, on any instance, gets them before their
   * next time.
   */
  claimPending(most: number): Promise<Array<Claimed<PendingRefund>>> {
    return this.refunds.claim(most);
  }

  /**
   * Asks the gateway, outside any transaction, for at most 15 s; a method without a refund operation is `recorded`.
   * Never throws.
   */
  call(refund: PendingRefund): Promise<RefundOutcome> {
    return this.gateways.refund(refund);
  }

  /** Stores the outcome. Money went back when `changed` and the refund's status is `refunded` or `recorded`. */
  finish(
    tx: Transaction,
    refund: PendingRefund,
    outcome: RefundOutcome,
  ): Promise<{ refund: Refund; changed: boolean }> {
    return this.refunds.finish(tx, refund, outcome);
  }
}
