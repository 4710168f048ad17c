import type { PaymentResult, RefundResult } from '#contracts';
import type { CallOutcome, RefundOutcome } from '../payment.types.js';

const MAX_ID = 255;
const MAX_TEXT = 500;
const OUTCOMES = ['captured', 'offline', 'pending'] as const;

/**
 * A gateway's answer, checked: one that does not have the contract's shape leaves the outcome unknown.
 * @throws TypeError when it is not; the caller then treats the outcome as unknown
 */
export function readPaymentResult(result: PaymentResult): CallOutcome {
  const success = successOf(result);
  const outcome = result.outcome ?? 'captured';
  if (!OUTCOMES.includes(outcome)) throw new TypeError("The answer's outcome is none of the contract.");
  return {
    outcome: success ? outcome : 'declined',
    transactionId: clean(result.transaction_id, MAX_ID),
    message: clean(result.message, MAX_TEXT) ?? '',
    error: success ? null : (clean(result.error, MAX_TEXT) ?? clean(result.message, MAX_TEXT)),
  };
}

/** The same for a refund. */
export function readRefundResult(result: RefundResult): RefundOutcome {
  const success = successOf(result);
  return {
    outcome: success ? 'refunded' : 'failed',
    refundId: clean(result.refund_id, MAX_ID),
    error: success ? null : clean(result.error, MAX_TEXT),
  };
}

function successOf(result: { success: boolean } | null | undefined): boolean {
  if (typeof result?.success !== 'boolean') throw new TypeError('The answer has no boolean "success".');
  return result.success;
}

/** Text as PostgreSQL takes it (no NUL), bounded; null for nothing. */
function clean(text: unknown, length: number): string | null {
  if (typeof text !== 'string') return null;
  return text.replaceAll('\0', '').trim().slice(0, length) || null;
}
