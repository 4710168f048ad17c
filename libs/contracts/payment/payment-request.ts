import type { Language } from '#kernel';
import type { SettingValues } from '../settings/setting-declaration.js';

/** An attempt to pay an order, as plain data: a gateway never gets the order's record. */
export interface PaymentSnapshot {
  readonly order_id: number;
  /** ISO 11649 creditor reference of the order. */
  readonly reference: string;
  /** Amount to pay in minor units of `currency`, as a decimal string. */
  readonly amount_minor: string;
  /** The same amount as decimal text, e.g. "19.99". */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly language: Language;
  /** The same key for every repeat of the attempt: pass it to the provider, so that it charges once. */
  readonly idempotency_key: string;
  /** The merchant's settings of this method. */
  readonly settings: SettingValues;
}

export interface PaymentRequest extends PaymentSnapshot {
  readonly customer: {
    readonly email: string | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly phone: string | null;
  };
  /** What the client sent in addition to the order id (e.g. a card token); strings only. */
  readonly data: Readonly<Record<string, string>>;
  /** Absolute URL to which the provider's page sends the customer back, by GET or POST, paid or not. */
  readonly return_url: string;
  /** Absolute URL for the provider's messages by POST, see `verifyWebhook`. */
  readonly webhook_url: string;
}

/** Request for the outcome of an attempt. It has no `data`, because the client's data is never stored. */
export interface PaymentStatusRequest extends PaymentSnapshot {
  /** The transaction id of an earlier answer; null if there is none. */
  readonly transaction_id: string | null;
}

/**
 * State of the money.
 * - `captured`: the shop has the money.
 * - `authorized`: the money is reserved; `capture` takes it, `void` releases it.
 * - `redirect`: the customer pays on the provider's page at `redirect_url`.
 * - `pending`: the outcome is not known yet, or the customer has not finished the payment on the provider's page.
 * - `offline`: the money comes later, and an administrator confirms it.
 */
export type PaymentOutcome = 'captured' | 'authorized' | 'redirect' | 'pending' | 'offline';

/**
 * Answer of `process` and `status`. `success: false` means that the payment was definitely declined, or that the
 * customer has finally left the provider's page; a thrown error or timeout means that the outcome is unknown.
 */
export interface PaymentResult {
  readonly success: boolean;
  /** The provider's id of the payment, at most 255 characters; '' if there is none yet. */
  readonly transaction_id: string;
  /** Message for the customer, in the request's language; plain text. */
  readonly message: string;
  /** Why the payment was declined, for the customer; plain text. */
  readonly error?: string;
  /** State of the money if `success` is true. Default: `captured`. */
  readonly outcome?: PaymentOutcome;
  /** Required for the outcome `redirect`: an absolute https URL. http is accepted for loopback hosts only. */
  readonly redirect_url?: string;
  /**
   * The amount that the provider reports as paid or reserved, in minor units of `currency`, as a decimal string. The
   * shop compares amount and currency with the attempt before it books anything. A redirected or reserved attempt is
   * not booked without them.
   */
  readonly amount_minor?: string;
  /** ISO 4217 code. */
  readonly currency?: string;
  /** The order that the provider names, if it names one; the shop compares it with that of the attempt. */
  readonly order_id?: number;
}
