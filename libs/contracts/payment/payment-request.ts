import type { Language } from '#kernel';
import type { SettingValues } from '../settings/setting-declaration.js';

/** The attempt to pay an order. Plain data, a snapshot: a gateway never sees the order's record. */
export interface PaymentSnapshot {
  readonly order_id: number;
  /** ISO 11649 creditor reference of the order. */
  readonly reference: string;
  /** Open amount in minor units of `currency`, as a decimal string. */
  readonly amount_minor: string;
  /** The same amount as a decimal number's text, e.g. "19.99". */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly language: Language;
  /** Same key for every repeat of the same attempt: hand it to the provider so that it charges once. */
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
  /** What the client sent beside the order id (e.g. a card token); only strings. */
  readonly data: Readonly<Record<string, string>>;
  /** Where the provider's page sends the customer back to, by GET or POST, paid or not. Absolute. */
  readonly return_url: string;
  /** Where the provider sends its messages by POST, see `verifyWebhook`. Absolute. */
  readonly webhook_url: string;
}

/** Request for the outcome of an attempt. It has no `data`, because the client's data is never stored. */
export interface PaymentStatusRequest extends PaymentSnapshot {
  /** The transaction id of an earlier answer; null without one. */
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
 * Answer of `process` and `status`. `success: false` means declined for certain, or that the customer has left the
 * provider's page for good; a thrown error or timeout means: outcome unknown.
 */
export interface PaymentResult {
  readonly success: boolean;
  /** The provider's own id, at most 255 characters; '' when there is none yet. */
  readonly transaction_id: string;
  /** For the customer, in the request's language; plain text. */
  readonly message: string;
  /** Why it was declined, for the customer; plain text. */
  readonly error?: string;
  /** When `success` is true. Default `captured`. */
  readonly outcome?: PaymentOutcome;
  /** Required for the outcome `redirect`: an absolute https address. http is accepted for loopback hosts only. */
  readonly redirect_url?: string;
  /**
   * The amount that the provider reports as paid or reserved, in minor units of `currency`, as a decimal string. The
   * shop compares amount and currency with the attempt before it books anything. A redirected attempt is not booked
   * without them.
   */
  readonly amount_minor?: string;
  /** ISO 4217 code. */
  readonly currency?: string;
  /** The order that the provider names, if it names one; the shop compares it as well. */
  readonly order_id?: number;
}
