import { Injectable, Logger } from '@nestjs/common';
import type { PaymentResult } from '#contracts';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { readPaymentResult, readRefundResult } from '../domain/gateway-answer.js';
import type { CallOutcome, PendingPayment } from '../gateway-call.types.js';
import type { OfferedMethod, PayableOrder } from '../payment.types.js';
import type { PendingRefund, RefundOutcome } from '../refund.types.js';
import { FindMethods } from './find-methods.js';
import { paymentRequest, refundRequest, statusRequest } from './gateway-requests.js';
import { withTimeout } from '../../platform/time/durations.js';

/** Time limit of a gateway's call in milliseconds. */
export const LIMIT_MS = 15_000;

/** Calls gateways outside of transactions, with a time limit. An unknown outcome is `pending`. */
@Injectable()
export class CallGateway {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly methods: FindMethods,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** Calls the gateway for at most 15 s. Never throws: an unknown outcome is `pending`. */
  async process(
    order: PayableOrder,
    method: OfferedMethod,
    attempt: PendingPayment | null,
    data: Record<string, string>,
  ): Promise<CallOutcome> {
    try {
      const result = await withTimeout(LIMIT_MS, () =>
        method.gateway.process(paymentRequest(order, method, attempt, data, this.config.baseUrl)),
      );
      return this.read(result, order, attempt, method.key);
    } catch (error) {
      this.logger.error(
        { err: error, gateway: method.key, order_id: order.id, payment_id: attempt?.id },
        'The outcome of a payment is not known.',
      );
      return this.unpaid(attempt, order);
    }
  }

  /**
   * Queries the gateway for the outcome of an attempt. Takes no money and never throws. Null if the outcome is unknown:
   * the gateway has no such operation, does not answer, or does not know the attempt.
   */
  async status(order: PayableOrder, attempt: PendingPayment): Promise<CallOutcome | null> {
    try {
      const method = await this.methods.known(attempt.method);
      const gateway = method?.gateway;
      if (!gateway?.status) return null;
      const request = statusRequest(order, method!, attempt);
      const result = await withTimeout(LIMIT_MS, () => gateway.status!(request));
      if (result !== null) return this.read(result, order, attempt, method!.key);
      // If the provider has only opened its page for the attempt and knows no payment, nothing was paid.
      return attempt.redirectUrl === null ? null : this.unpaid(attempt, order);
    } catch (error) {
      this.logger.warn(
        { err: error, gateway: attempt.method, order_id: order.id, payment_id: attempt.id },
        'A gateway does not say what became of a payment.',
      );
      return null;
    }
  }

  /** Refunds through the gateway. Without a refund operation the outcome is `recorded`. Never throws. */
  async refund(refund: PendingRefund): Promise<RefundOutcome> {
    try {
      const method = await this.methods.known(refund.method);
      const gateway = method?.gateway;
      if (!gateway?.refund || refund.transactionId === null)
        return { outcome: 'recorded', refundId: null, error: null };
      const request = refundRequest(refund, refund.transactionId, method!);
      return readRefundResult(await withTimeout(LIMIT_MS, () => gateway.refund!(request)));
    } catch (error) {
      this.logger.error(
        { err: error, gateway: refund.method, refund_id: refund.id },
        'The outcome of a refund is not known.',
      );
      return { outcome: 'pending', refundId: null, error: null };
    }
  }

  sentence(outcome: CallOutcome['outcome'], language: Language): string {
    return this.messages.translate(language, `payment.messages.${outcome}`);
  }

  private unpaid(attempt: PendingPayment | null, { language }: PayableOrder): CallOutcome {
    return {
      outcome: 'pending',
      transactionId: attempt?.transactionId ?? null,
      message: this.sentence('pending', language),
      error: null,
      amount: null,
      redirectUrl: null,
      contradiction: null,
    };
  }

  private read(
    result: PaymentResult,
    order: PayableOrder,
    attempt: PendingPayment | null,
    gateway: string,
  ): CallOutcome {
    const outcome = readPaymentResult(result, attempt);
    if (outcome.contradiction)
      this.logger.error(
        { gateway, order_id: order.id, payment_id: attempt?.id, contradiction: outcome.contradiction },
        'A gateway says that a payment was made, but not the one that was asked for.',
      );
    return this.withSentence(outcome, order);
  }

  /** Adds the shop's own message if the gateway sends none. */
  private withSentence(outcome: CallOutcome, { language }: PayableOrder): CallOutcome {
    const sentence = this.sentence(outcome.outcome, language);
    if (outcome.outcome === 'declined') {
      const error = outcome.error ?? sentence;
      return { ...outcome, error, message: outcome.message || error };
    }
    return { ...outcome, message: outcome.message || sentence };
  }
}
