import type { CaptureResult, PaymentResult, RefundResult, VoidResult } from '#contracts';
import { isCurrency, Money } from '#kernel';
import type { CallOutcome, Contradiction, PendingPayment } from '../gateway-call.types.js';
import type { RefundOutcome } from '../refund.types.js';
import type { OperationOutcome } from '../reservation.types.js';
import { readRedirectUrl } from './redirect-url.js';

const MAX_ID = 255;
const MAX_TEXT = 500;
const OUTCOMES = ['captured', 'authorized', 'redirect', 'offline', 'pending'] as const;
const MINOR_UNITS = /^\d{1,15}$/;

/** Members of the attempt with which the answer is compared. */
type Attempt = Pick<PendingPayment, 'orderId' | 'amount' | 'redirectUrl' | 'isReserved'>;

/**
 * Validates a gateway's answer. If the answer names another amount, currency or order than the attempt, the outcome is
 * pending, with the contradiction.
 * @param attempt null for an offline method
 * @throws TypeError if the answer does not match the contract; the caller then treats the outcome as unknown
 */
export function readPaymentResult(result: PaymentResult, attempt: Attempt | null): CallOutcome {
  const success = successOf(result);
  const outcome = result.outcome ?? 'captured';
  if (!OUTCOMES.includes(outcome)) throw new TypeError("The answer's outcome is none of the contract.");
  const texts = { transactionId: clean(result.transaction_id, MAX_ID), message: clean(result.message, MAX_TEXT) ?? '' };
  const nothing = { amount: null, redirectUrl: null, error: null, contradiction: null };
  if (!success) {
    const error = clean(result.error, MAX_TEXT) ?? clean(result.message, MAX_TEXT);
    return { ...nothing, ...texts, outcome: 'declined', error };
  }
  if (outcome === 'redirect')
    return { ...nothing, ...texts, outcome, redirectUrl: readRedirectUrl(result.redirect_url) };
  if (outcome !== 'captured' && outcome !== 'authorized') return { ...nothing, ...texts, outcome };
  const amount = namedAmount(result);
  const contradiction = attempt && contradictionOf(amount, result.order_id, outcome, attempt);
  if (contradiction) return { ...nothing, ...texts, outcome: 'pending', contradiction };
  return { ...nothing, ...texts, outcome, amount };
}

/**
 * Validates a gateway's answer to a refund.
 * @throws TypeError like `readPaymentResult`
 */
export function readRefundResult(result: RefundResult): RefundOutcome {
  const success = successOf(result);
  return {
    outcome: success ? 'refunded' : 'failed',
    refundId: clean(result.refund_id, MAX_ID),
    error: success ? null : clean(result.error, MAX_TEXT),
  };
}

/**
 * Validates a gateway's answer to a capture or void.
 * @throws TypeError like `readPaymentResult`
 */
export function readOperationResult(result: CaptureResult | VoidResult): OperationOutcome {
  const success = successOf(result);
  return {
    outcome: success ? 'done' : 'refused',
    transactionId: success && 'transaction_id' in result ? clean(result.transaction_id, MAX_ID) : null,
    error: success ? null : clean(result.error, MAX_TEXT),
  };
}

/** The amount that the answer names; null for none. */
function namedAmount({ amount_minor: minor, currency }: PaymentResult): Money | null {
  if (minor === undefined && currency === undefined) return null;
  if (typeof minor !== 'string' || !MINOR_UNITS.test(minor))
    throw new TypeError('The answer has no amount in minor units.');
  if (!isCurrency(currency)) throw new TypeError('The answer has no currency.');
  return Money.of(minor, currency);
}

function contradictionOf(
  amount: Money | null,
  orderId: number | undefined,
  outcome: 'captured' | 'authorized',
  attempt: Attempt,
): Contradiction | null {
  if (orderId !== undefined && orderId !== attempt.orderId) return 'order';
  // A redirected attempt is paid on the provider's page, and a reserved amount may be captured in part, so the provider
  // must name the amount.
  if (amount === null) return attempt.redirectUrl === null && !attempt.isReserved ? null : 'not_named';
  if (amount.currency !== attempt.amount.currency) return 'currency';
  const isPart =
    outcome === 'captured' && attempt.isReserved && amount.minor > 0n && amount.minor < attempt.amount.minor;
  return isPart || amount.equals(attempt.amount) ? null : 'amount';
}

function successOf(result: { success: boolean } | null | undefined): boolean {
  if (typeof result?.success !== 'boolean') throw new TypeError('The answer has no boolean "success".');
  return result.success;
}

/** A text of limited length that PostgreSQL can store (no NUL); null if empty. */
export function clean(text: unknown, length: number): string | null {
  if (typeof text !== 'string') return null;
  return text.replaceAll('\0', '').trim().slice(0, length) || null;
}
