import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { Language, Localized } from '#kernel';
import type { SettingDeclaration, SettingsSection, SettingValues } from '../settings/setting-declaration.js';
import type { PaymentMessage, WebhookRequest } from './payment-message.js';
import type { PaymentRequest, PaymentResult, PaymentStatusRequest } from './payment-request.js';
import type {
  CaptureRequest,
  CaptureResult,
  RefundRequest,
  RefundResult,
  VoidRequest,
  VoidResult,
} from './payment-operations.js';

/** Metadata key of `@PaymentGateway()`. */
export const PAYMENT_GATEWAY = Symbol.for('shop.payment-gateway');

/**
 * Status of an order before its payment. `pending`: nothing is due before delivery; `awaiting_payment`: the goods are
 * held until the payment arrives.
 */
export type AwaitedStatus = 'pending' | 'awaiting_payment';

/** Data of an order for a pay button. Amounts are decimal texts. */
export interface PayButtonOrder {
  readonly id: number;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly payment_due_at: string | null;
}

/** Content of a pay button: a template (by its name below `views/`) and its variables. */
export interface PayButton {
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Liquid text used if the template is missing or fails. Without it the variables are shown as a list. */
  readonly fallback?: string;
}

/**
 * A payment gateway. Stateless: it returns plain objects, and the shop stores them.
 *
 * A class with `@PaymentGateway()` is found among the providers of any module of the application, including plugins.
 * Its name, settings and labels then appear in `GET /api/admin/payment-methods`, and customers see its method once it
 * is active and its required settings are filled. Nest creates one instance. The shop's behaviour depends on what the
 * gateway declares here, never on its key.
 *
 * @example
 * \@PaymentGateway()
 * export class GiftCardGateway implements PaymentGateway {
 *   readonly key = 'gift_card';
 *   readonly title = { en: 'Gift card' };
 *   readonly settings = [];
 *   async process(request: PaymentRequest): Promise<PaymentResult> {
 *     return { success: true, transaction_id: `gift-${request.order_id}`, message: 'Paid by gift card' };
 *   }
 * }
 */
export interface PaymentGateway {
  /** Lower-case key, used in `POST /api/checkout/pay/{key}`; never changes. */
  readonly key: string;
  readonly title: Localized;
  readonly description?: Localized;
  readonly settings: readonly SettingDeclaration[];
  /** Cards of the panel's form. Default: one card with all settings. */
  readonly sections?: readonly SettingsSection[];
  /** Whether the method is active from the first start. Default: an administrator activates it. */
  readonly activeWhenNew?: boolean;
  /** The method with this key exists in every shop and cannot be deleted, only switched off. */
  readonly permanent?: boolean;
  /** Status of an order that waits for an `offline` payment. Default: `pending`. */
  readonly awaits?: AwaitedStatus;
  /**
   * Whether the gateway's own mail replaces the order confirmation. Default: the confirmation is sent when the order is
   * placed.
   */
  readonly ownMail?: boolean;
  /** Days allowed for payment, stored with the order when it enters `awaiting_payment`. */
  paymentTerms?(settings: SettingValues): number;
  /**
   * Days after the deadline on which an order without any payment is cancelled automatically, 1 or more. Default, or
   * null: never.
   */
  cancelAfter?(settings: SettingValues): number | null;
  /**
   * Days relative to the deadline on which the customer is reminded of the payment; negative ones are before it.
   * Default: none.
   */
  reminders?(settings: SettingValues): readonly number[];
  /**
   * Whether reminders after the deadline and the cancellation wait for a bank statement that covers the day of the
   * deadline, while the shop gets statements of the account in `bankDetails`. Default: no.
   */
  followsStatements?(settings: SettingValues): boolean;
  /** Whether a deadline that is not a banking day in the country of the account moves to the next one. Default: no. */
  countsBankingDays?(settings: SettingValues): boolean;
  /**
   * Whether a transfer of exactly the balance due, with the payment reference, reinstates a cancelled order whose stock
   * is available. Default: no; an administrator decides.
   */
  reinstates?(settings: SettingValues): boolean;
  /** Whether an `offline` payment counts as received without an administrator's verification. */
  confirmsItself?(settings: SettingValues): boolean;
  /** Whether the invoice is issued automatically when the order is placed. Default: when it is requested. */
  issuesInvoice?(settings: SettingValues): boolean;
  /** Text of mails and invoices below the payment details, in the given language; '' for none. */
  instructions?(settings: SettingValues, language: Language): string;
  /**
   * Bank details shown with the answer of the pay call; the shop adds amounts and purpose. Members: `account_holder`,
   * `bank_name`, `account_number`, `bank_code`, `tax_id`. The first method with bank details determines two more
   * things: its account holder is the seller on invoices, and the country of its IBAN is the shop's country for taxes.
   */
  bankDetails?(settings: SettingValues): Readonly<Record<string, string>>;
  /** Options of the QR codes of transfers by the key of their provider, such as `{ nbu: '002' }`. */
  paymentCodeOptions?(settings: SettingValues): Readonly<Record<string, string>>;
  /**
   * Takes or reserves the payment, or returns the address of the page where the customer pays. Called outside any
   * database transaction, with a time limit of 15 s, possibly more than once with the same `idempotency_key`. Return
   * `success: false` with `error` when declined; throw when the outcome is unknown.
   */
  process(request: PaymentRequest): Promise<PaymentResult>;
  /**
   * Returns the outcome of the attempt with this `idempotency_key`. The shop calls it when the answer was lost or
   * `pending`, when the customer came back from the provider's page, and when a message of the provider arrived. It
   * must only read and never take money, because the customer may have left. Return what the repeated `process` would
   * return; null if the provider does not know the key (the call may still be on its way, so null is not a decline);
   * throw if the provider cannot be reached. Called outside any transaction, with a time limit of 15 s, at growing
   * intervals for up to a day. Without this operation an attempt stays pending until the client repeats the pay call. A
   * gateway that redirects or reserves must have it.
   */
  status?(request: PaymentStatusRequest): Promise<PaymentResult | null>;
  /**
   * Checks the signature of a message that was sent to the method's webhook address. Return the message, or null for a
   * wrong signature: the shop then answers 401 and does not store the message. Verify and parse only: the shop stores
   * the message and then calls `status`, so that a signed "paid" alone books nothing. Time limit 5 s.
   */
  verifyWebhook?(request: WebhookRequest): Promise<PaymentMessage | null> | PaymentMessage | null;
  /**
   * Captures reserved money, all of it or a part; the provider releases the rest. The rules of `process` apply. After a
   * lost answer the shop repeats the call with the same key for up to a day.
   */
  capture?(request: CaptureRequest): Promise<CaptureResult>;
  /** Releases reserved money. The rules of `capture` apply. */
  void?(request: VoidRequest): Promise<VoidResult>;
  /**
   * Returns money. The rules of `process` apply; after a lost answer the shop repeats the call for up to a day. Without
   * this operation a refund is only recorded, and paid out by hand.
   */
  refund?(request: RefundRequest): Promise<RefundResult>;
  /** Content for the order's page: the pay button or the payment details; null: nothing to show. */
  payButton?(order: PayButtonOrder, settings: SettingValues, language: Language): PayButton | null;
}

/** Registers a class that implements the interface of this name; list it among the `providers` of a module. */
export const PaymentGateway = (): ClassDecorator => applyDecorators(Injectable(), SetMetadata(PAYMENT_GATEWAY, true));
