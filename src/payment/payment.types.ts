import type { Actor, AwaitedStatus, PayButtonOrder, PaymentGateway, SettingValues } from '#contracts';
import type { Language, Localized, Money } from '#kernel';
import type { Contradiction } from './gateway-call.types.js';
import type { ReservationOperation } from './reservation.types.js';

/** Data of an order for payments; the caller creates it from the locked order. */
export interface PayableOrder {
  readonly id: number;
  /** ISO 11649 creditor reference. */
  readonly reference: string;
  readonly total: Money;
  /** The open amount. */
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

/** A registered gateway with the merchant's method. */
export interface OfferedMethod {
  readonly id: number;
  readonly key: string;
  readonly title: Localized;
  readonly description: Localized;
  readonly gateway: PaymentGateway;
  /** The merchant's values over the declared defaults, with `title` and `description`. */
  readonly settings: SettingValues;
  /** Whether the gateway declares `awaits`; then no payment is stored before money arrives. */
  readonly offline: boolean;
  readonly awaits: AwaitedStatus;
  /** Days allowed for payment; 0 if the gateway declares none. */
  readonly terms: number;
  /** Days after the deadline on which an order without any payment is cancelled automatically; null: never. */
  readonly cancelAfter: number | null;
  /** Days relative to the deadline on which the customer is reminded, in ascending order. */
  readonly reminders: readonly number[];
  /** Whether the payment clock waits for statements of the account. */
  readonly followsStatements: boolean;
  /** Whether the deadline is a banking day of the account's country. */
  readonly countsBankingDays: boolean;
  /** Country of the account in its bank details, ISO 3166-1 alpha-2; null without an IBAN. */
  readonly bankCountry: string | null;
  readonly confirmsItself: boolean;
  readonly ownMail: boolean;
}

/** Received money. */
export interface Booking {
  readonly orderId: number;
  readonly method: string;
  readonly amount: Money;
  readonly receivedAt: Date | null;
  /** The bank's transaction id of the transfer; recorded at most once per order. */
  readonly reference: string | null;
  readonly note: string | null;
  readonly actor: Actor;
  readonly transactionId?: string | null;
  /** UUID of the request with an Idempotency-Key that records it. */
  readonly intent?: string | null;
  /** Whether the transfer pays several orders; then its transaction id may be recorded for others too. */
  readonly split?: boolean;
}

/** Facts about the payments of an order for the payment clock. */
export interface PaymentActivity {
  /** Whether the gateway is still queried about an attempt of the order, or has reserved its amount. */
  readonly isUnderWay: boolean;
  /** When the last payment was recorded, and received; null: none. */
  readonly recordedAt: Date | null;
  readonly receivedAt: Date | null;
}

/** The payment that already has a bank's transaction id. */
export interface BookedReference {
  readonly orderId: number;
  readonly payment: Payment;
}

/** An attempt to pay an order, or money that arrived for it. */
export interface Payment {
  readonly id: number;
  readonly method: string;
  /** The gateway's id of the charge; null if it was recorded by an administrator. */
  readonly transactionId: string | null;
  readonly amount: Money;
  /**
   * `releasing`: reserved money that the order does not need; the provider is asked to release it. `reversed`: recorded
   * by hand or from a bank statement, and taken back; no money.
   */
  readonly status: 'pending' | 'authorized' | 'releasing' | 'captured' | 'declined' | 'voided' | 'reversed';
  /** The bank's transaction id of the transfer. */
  readonly reference: string | null;
  /** Whether the transfer pays several orders; then its transaction id may be recorded for others too. */
  readonly isSplit: boolean;
  readonly receivedAt: Date | null;
  readonly createdAt: Date;
  /** URL of the provider's page where the customer pays; null for none. */
  readonly redirectUrl: string | null;
  /** What differs between the provider's last answer and the attempt; null if nothing differs. */
  readonly contradiction: Contradiction | null;
  /** Running operation on the reserved money; null for none. */
  readonly operation: ReservationOperation | null;
}

/** Bank details in the answer of a pay call by bank invoice. */
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

/** Which transfers of a bank statement are recorded automatically. */
export const AUTO_MATCH = ['off', 'exact', 'reference'] as const;
export type AutoMatch = (typeof AUTO_MATCH)[number];

/** An account to which customers transfer money. */
export interface TransferAccount {
  /** Key of the payment method. */
  readonly method: string;
  /** IBAN or account number. */
  readonly account: string;
  readonly holder: string;
  readonly bankName: string;
  /** BIC or national bank code; '' for none. */
  readonly bankCode: string;
  readonly autoMatch: AutoMatch;
  /** Whether a certain transfer for a cancelled order reinstates it. */
  readonly reinstates: boolean;
}

/**
 * A method for templates: the fields of the public list, and `instance`, whose `payButton` returns markup and never
 * throws.
 */
export interface TemplateMethod {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Text below the description; '' for none. */
  readonly info: string;
  /** Days allowed for payment; 0 if the method has none. */
  readonly terms: number;
  readonly instance: { payButton(order: PayButtonOrder): Promise<string> };
  readonly [setting: string]: unknown;
}
