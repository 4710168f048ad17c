import type { Actor, AwaitedStatus, PayButtonOrder, PaymentGateway, SettingValues } from '#contracts';
import type { Language, Localized, Money } from '#kernel';

/** What payment knows of an order: a snapshot that the caller makes from its locked row. */
export interface PayableOrder {
  readonly id: number;
  /** ISO 11649 creditor reference. */
  readonly reference: string;
  readonly total: Money;
  /** What is still to be paid. */
  readonly open: Money;
  readonly status: string;
  readonly language: Language;
  readonly paymentDueAt: Date | null;
  readonly customer: {
    readonly email: string | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly phone: string | null;
  };
}

/** A registered gateway together with the merchant's row of it. */
export interface OfferedMethod {
  readonly id: number;
  readonly key: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly gateway: PaymentGateway;
  /** The merchant's values over the declared defaults, with `title` and `description`. */
  readonly settings: SettingValues;
  /** The gateway declares `awaits`: no payment row is made until money arrives. */
  readonly offline: boolean;
  readonly awaits: AwaitedStatus;
  /** Days allowed for payment; 0 when the gateway names none. */
  readonly terms: number;
  /** Days after the deadline on which an order of which nothing is paid is cancelled by itself; null: never. */
  readonly cancelAfter: number | null;
  readonly confirmsItself: boolean;
  readonly ownMail: boolean;
}

/** An attempt whose outcome is not known yet: a row of `payment` in status `pending`. */
export interface PendingPayment {
  readonly id: number;
  readonly orderId: number;
  readonly method: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly transactionId: string | null;
  /** Address of the provider's page where the customer pays; null for none. */
  readonly redirectUrl: string | null;
  /** Whether the amount is reserved; a part of a reservation may be captured. */
  readonly isReserved: boolean;
}

/** A pending payment or refund that is to be asked about now; `last`: for the last time. */
export interface Claimed<T> {
  readonly pending: T;
  readonly last: boolean;
}

/**
 * What differs between an answer "paid" or "reserved" and the attempt. `not_named`: the attempt was redirected, and the
 * answer has no amount.
 */
export const CONTRADICTIONS = ['amount', 'currency', 'order', 'not_named'] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** Operations on reserved money. */
export type ReservationOperation = 'capture' | 'void';

/** Request for an operation on an order's reserved money. */
export interface OperationRequest {
  readonly kind: ReservationOperation;
  /** Amount of a capture; null for all that is reserved. */
  readonly amount: Money | null;
  readonly actor: Actor;
}

/** An operation whose outcome is not known yet, with the data that its gateway needs. */
export interface PendingOperation {
  readonly paymentId: number;
  readonly orderId: number;
  readonly method: string;
  readonly kind: ReservationOperation;
  /** The amount to capture; for a void, the reserved amount. */
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly transactionId: string | null;
  /** Who requested the operation. */
  readonly actor: Actor;
}

/**
 * `refused`: the reservation is unchanged. `pending`: the outcome is not known, and the shop repeats the call with the
 * same key.
 */
export interface OperationOutcome {
  readonly outcome: 'done' | 'refused' | 'pending';
  /** null keeps the transaction id of the reservation. */
  readonly transactionId: string | null;
  /** Reason of a refusal for the administrator; null otherwise. */
  readonly error: string | null;
}

/** A gateway's answer. `pending`: the outcome is not known, also after a thrown error or the time limit. */
export interface CallOutcome {
  readonly outcome: 'captured' | 'authorized' | 'redirect' | 'offline' | 'pending' | 'declined';
  readonly transactionId: string | null;
  /** For the customer, in the order's language. */
  readonly message: string;
  /** Why it was declined, for the customer; null otherwise. */
  readonly error: string | null;
  /** The amount that the provider captured or reserved; null if the answer names none. */
  readonly amount: Money | null;
  /** Address of the provider's page where the customer pays; null unless the outcome is `redirect`. */
  readonly redirectUrl: string | null;
  /**
   * What differs between the answer and the attempt; null if nothing differs. With a contradiction nothing is booked,
   * and an administrator decides.
   */
  readonly contradiction: Contradiction | null;
}

/** A provider's message with a valid signature. */
export interface ReceivedMessage {
  /** Key of the method whose webhook address received the message. */
  readonly method: string;
  /** The provider's id of the message. */
  readonly messageId: string;
  /** The provider's name of the event. */
  readonly type: string;
  readonly idempotencyKey: string | null;
  readonly transactionId: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Buffer;
}

/**
 * Result of handling a message. `settled`: the message changed the status of its payment. `no_change`: the payment
 * already had this status. `not_known`: the gateway did not report the outcome of the payment. `contradiction`: the
 * gateway reported another amount, currency or order. `unknown_payment`: the shop has no such payment.
 */
export const MESSAGE_RESULTS = ['settled', 'no_change', 'not_known', 'contradiction', 'unknown_payment'] as const;
export type MessageResult = (typeof MESSAGE_RESULTS)[number];

/** A stored message of a provider. */
export interface StoredMessage extends Omit<ReceivedMessage, 'headers' | 'rawBody'> {
  readonly id: number;
  /** The body as text. */
  readonly body: string;
  readonly receivedAt: Date;
  /** null until the message is handled. */
  readonly handledAt: Date | null;
  readonly result: MessageResult | null;
  readonly paymentId: number | null;
  readonly orderId: number | null;
}

export interface MessageQuery {
  readonly orderId: number | null;
  readonly method: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** Received money. */
export interface Booking {
  readonly orderId: number;
  readonly method: string;
  readonly amount: Money;
  readonly receivedAt: Date | null;
  /** The bank's own reference of the transfer; booked at most once per order. */
  readonly reference: string | null;
  readonly note: string | null;
  readonly actor: Actor;
  readonly transactionId?: string | null;
  /** UUID of the request with an Idempotency-Key that books it. */
  readonly intent?: string | null;
  /** The transfer pays several orders: its reference may be booked on others too. */
  readonly split?: boolean;
}

/** The payment that carries a bank reference already. */
export interface BookedReference {
  readonly orderId: number;
  readonly payment: Payment;
}

/** A refund to be made; `amount` null gives back everything that is not given back yet. */
export interface RefundRequest {
  readonly orderId: number;
  readonly amount: Money | null;
  readonly reason: string | null;
  readonly actor: Actor;
  /** UUID of the request with an Idempotency-Key that made it. */
  readonly intent: string | null;
}

/** What was begun for a request. */
export interface BegunRefund {
  /** Parts whose outcome is not known: their gateways are to be called. */
  readonly pending: readonly PendingRefund[];
  /** The rows of an earlier request with the same intent; null when this one has begun it. */
  readonly earlier: readonly Refund[] | null;
}

/** A row of `refund` in status `pending`, with what its gateway needs. */
export interface PendingRefund {
  readonly id: number;
  readonly orderId: number;
  readonly paymentId: number | null;
  readonly method: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  /** Of the payment that is given back; null when it was booked by hand. */
  readonly transactionId: string | null;
  readonly reason: string | null;
}

/**
 * `recorded`: to be paid out by hand. `pending`: the gateway's answer is not known; a repeat asks again with the same
 * key.
 */
export interface RefundOutcome {
  readonly outcome: 'refunded' | 'recorded' | 'pending' | 'failed';
  readonly refundId: string | null;
  readonly error: string | null;
}

/** An attempt to pay an order, or money that arrived for it. */
export interface Payment {
  readonly id: number;
  readonly method: string;
  /** The gateway's id of the charge; null when it was booked by hand. */
  readonly transactionId: string | null;
  readonly amount: Money;
  readonly status: 'pending' | 'authorized' | 'captured' | 'declined' | 'voided';
  /** The bank's own reference of the transfer. */
  readonly reference: string | null;
  readonly receivedAt: Date | null;
  readonly createdAt: Date;
  /** Address of the provider's page where the customer pays; null for none. */
  readonly redirectUrl: string | null;
  /** What differs between the provider's last answer and the attempt; null if nothing differs. */
  readonly contradiction: Contradiction | null;
  /** Running operation on the reserved money; null for none. */
  readonly operation: ReservationOperation | null;
}

/** Money given back for a payment, or an attempt to. */
export interface Refund {
  readonly id: number;
  readonly method: string;
  readonly amount: Money;
  readonly status: 'pending' | 'recorded' | 'refunded' | 'failed';
  /** The gateway's id of the refund. */
  readonly refundId: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
}

/** Bank details block of a bank invoice answer (service document, "Bank details block"). */
export interface BankDetails {
  readonly account_holder: string;
  readonly bank_name: string;
  readonly account_number: string;
  readonly bank_code: string;
  readonly tax_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly payment_purpose: string;
}

/**
 * A method as templates get it: the fields of the public listing, and its instance, whose `payButton` answers markup
 * and never throws.
 */
export interface TemplateMethod {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Below the description; '' for nothing. */
  readonly info: string;
  /** Days allowed for payment; 0 when the method names none. */
  readonly terms: number;
  readonly instance: { payButton(order: PayButtonOrder): Promise<string> };
  readonly [setting: string]: unknown;
}
