import type { SettingValues } from '../settings/setting-declaration.js';

/** Common members of operations on an earlier payment. */
interface PaymentOperation {
  /** The provider's id of the payment. */
  readonly transaction_id: string;
  /** The same key for every repeat of the operation: pass it to the provider, so that it acts once. */
  readonly idempotency_key: string;
  /** The merchant's settings of the method. */
  readonly settings: SettingValues;
}

/** Amount of an operation. */
interface OperationAmount {
  /** In minor units of `currency`, as a decimal string. */
  readonly amount_minor: string;
  /** The same amount as decimal text, e.g. "19.99". */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

export interface RefundRequest extends PaymentOperation, OperationAmount {}

export interface RefundResult {
  readonly success: boolean;
  readonly refund_id: string;
  /** Why the operation was refused, for the administrator; plain text. */
  readonly error?: string;
}

/** Request to capture `amount` of the reserved money, at most the reserved amount. */
export interface CaptureRequest extends PaymentOperation, OperationAmount {}

export interface CaptureResult {
  /** false: definitely refused; the reservation is unchanged. */
  readonly success: boolean;
  /** The provider's id of the captured payment, if it differs from the id of the reservation. */
  readonly transaction_id?: string;
  /** Why the capture was refused, for the administrator; plain text. */
  readonly error?: string;
}

/** Request to release reserved money. */
export type VoidRequest = PaymentOperation;

export interface VoidResult {
  /** false: definitely refused; the reservation is unchanged. */
  readonly success: boolean;
  /** Why the release was refused, for the administrator; plain text. */
  readonly error?: string;
}
