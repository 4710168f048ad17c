import type { SettingValues } from '../settings/setting-declaration.js';

/** Members that all operations on an earlier payment have. */
interface PaymentOperation {
  /** The provider's id of the payment. */
  readonly transaction_id: string;
  /** Same key for every repeat of the same operation: hand it to the provider so that it acts once. */
  readonly idempotency_key: string;
  /** The merchant's settings of the method. */
  readonly settings: SettingValues;
}

/** An amount of money of the payment. */
interface OperationAmount {
  /** In minor units of `currency`, as a decimal string. */
  readonly amount_minor: string;
  /** The same amount as a decimal number's text, e.g. "19.99". */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

export interface RefundRequest extends PaymentOperation, OperationAmount {}

export interface RefundResult {
  readonly success: boolean;
  readonly refund_id: string;
  /** Why it was refused, for the administrator; plain text. */
  readonly error?: string;
}

/** Request to capture `amount` of the reserved money, at most the reserved amount. */
export interface CaptureRequest extends PaymentOperation, OperationAmount {}

export interface CaptureResult {
  /** false: definitely refused; the reservation is unchanged. */
  readonly success: boolean;
  /** The provider's id of the captured payment, if it differs from the id of the reservation. */
  readonly transaction_id?: string;
  /** Why it was refused, for the administrator; plain text. */
  readonly error?: string;
}

/** Request to release reserved money. */
export type VoidRequest = PaymentOperation;

export interface VoidResult {
  /** false: definitely refused; the reservation is unchanged. */
  readonly success: boolean;
  /** Why it was refused, for the administrator; plain text. */
  readonly error?: string;
}
