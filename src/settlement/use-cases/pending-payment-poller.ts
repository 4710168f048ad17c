import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Claimed, PendingOperation, PendingPayment, PendingRefund } from '../../payment/index.js';
import { AttemptLedger, RefundLedger, ReservationLedger } from '../../payment/ledger.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { byShop } from '../domain/originator.js';
import { AskPayment } from './ask-payment.js';
import { FinishOperation } from './finish-operation.js';
import { SettleRefund } from './settle-refund.js';

/**
 * Number of concurrent calls of one method. With the time limit of 15 s per call, payments take at most 90 s. An
 * operation may take three calls: the status, the operation, and the status after a refusal.
 */
const AT_ONCE = 10;
const MOST_BATCHES = 6;

type Pending = PendingPayment | PendingRefund | PendingOperation;
/** Returns whether the outcome is known now. */
type Ask<T extends Pending> = (pending: T, last: boolean) => Promise<boolean>;

interface Due<T extends Pending> {
  dueMethods(): Promise<string[]>;
  claim(method: string, most: number): Promise<Array<Claimed<T>>>;
}

/**
 * Determines payments, refunds and operations on reserved money whose outcome is unknown. A job runs each minute and
 * queries each of them for up to a day. For a payment it calls `status`, which takes no money: the customer may have
 * left, and the card's data is not stored. A refund, a capture or a void is the shop's own request with all its data
 * stored, so the job repeats the same call with the same key.
 */
@Injectable()
export class PendingPaymentPoller implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly jobs: Jobs,
    private readonly attempts: AttemptLedger,
    private readonly reservations: ReservationLedger,
    private readonly refunds: RefundLedger,
    private readonly askPayment: AskPayment,
    private readonly finishOperation: FinishOperation,
    private readonly settleRefund: SettleRefund,
  ) {}

  private stopping = false;

  onModuleInit(): void {
    this.jobs.schedule('checkout.ask_again', '* * * * *', () => this.run());
  }

  /** When the server stops, no further batch begins; the next instance continues. */
  onModuleDestroy(): void {
    this.stopping = true;
  }

  async run(): Promise<void> {
    await Promise.all([
      this.ofAllMethods(this.attempts, (attempt, last) => this.askAttempt(attempt, last)),
      this.ofAllMethods(this.reservations, (operation) => this.repeatOperation(operation)),
      this.ofAllMethods(this.refunds, (refund) => this.askRefund(refund)),
    ]);
  }

  private async askAttempt(attempt: PendingPayment, last: boolean): Promise<boolean> {
    const asked = await this.askPayment.run(attempt, byShop('query'));
    if (!asked) return false;
    const { payment, outcome } = asked;
    if (payment.status !== 'pending') return true;
    if (!last || attempt.redirectUrl === null || payment.contradiction !== null) return false;
    // The provider answers, but the customer has not paid on its page within a day.
    await this.askPayment.abandon(attempt, outcome, byShop('query'));
    return true;
  }

  private async repeatOperation(operation: PendingOperation): Promise<boolean> {
    const { outcome } = await this.finishOperation.run(
      operation,
      byShop(operation.isRelease ? 'release' : 'query', operation.actor),
    );
    if (outcome.outcome === 'refused')
      this.logger.error(
        { ...factsOf(operation), operation: operation.kind },
        'An operation on reserved money was refused.',
      );
    return outcome.outcome !== 'pending';
  }

  private async askRefund(refund: PendingRefund): Promise<boolean> {
    const outcome = await this.settleRefund.repeat(refund);
    // No client waits for this answer, and the last one was `pending`.
    if (outcome?.outcome === 'failed')
      this.logger.error({ gateway: refund.method, order_id: refund.orderId, id: refund.id }, 'A refund was refused.');
    return outcome !== null && outcome.outcome !== 'pending';
  }

  /** Handles the methods concurrently: a provider that does not answer delays only its own payments. */
  private async ofAllMethods<T extends Pending>(due: Due<T>, ask: Ask<T>): Promise<void> {
    const methods = await due.dueMethods();
    await Promise.all(methods.map((method) => this.inBatches(method, due, ask)));
  }

  private async inBatches<T extends Pending>(method: string, due: Due<T>, ask: Ask<T>): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES && !this.stopping; batch++) {
      const claimed = await due.claim(method, AT_ONCE);
      await Promise.all(claimed.map((one) => this.one(one, ask)));
      if (claimed.length < AT_ONCE) return;
    }
  }

  /** Queries one row. A failure is logged and does not stop the others; the next query is already scheduled. */
  private async one<T extends Pending>({ pending, last }: Claimed<T>, ask: Ask<T>): Promise<void> {
    const facts = factsOf(pending);
    const known = await ask(pending, last).catch((error: unknown) => {
      this.logger.error({ err: error, ...facts }, 'Asking again failed.');
      return false;
    });
    if (!known && last) this.logger.error(facts, 'The outcome stays unknown: left to an administrator.');
  }
}

/** Fields of the log line. */
function factsOf(pending: Pending): object {
  const { id, method, orderId } = 'reservation' in pending ? pending.reservation : pending;
  return { gateway: method, order_id: orderId, id };
}
