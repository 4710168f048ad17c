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

/** What `@PaymentGateway()` notes on a class. */
export const PAYMENT_GATEWAY = Symbol.for('shop.payment-gateway');

/**
 * How an order waits for its money. `pending`: nothing is due before delivery; `awaiting_payment`: goods wait for the
 * money.
 */
export type AwaitedStatus = 'pending' | 'awaiting_payment';

/** The order as a pay button may show it. Amounts are decimal texts. */
export interface PayButtonOrder {
  readonly id: number;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly payment_due_at: string | null;
}

/** What a pay button is made of: a template (by its name below `views/`) with its variables, or nothing. */
export interface PayButton {
  readonly template: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Liquid text in place of a template that is missing or fails. Without it the variables are shown as a list. */
  readonly fallback?: string;
}

/**
 * A payment gateway. Stateless: it returns plain objects, the core stores them.
 *
 * A class decorated `@PaymentGateway()` is found among the providers of any module of the application, such as a
 * plugin's. Its name, settings and labels then appear in `GET /api/admin/payment-methods` by themselves, and customers
 * see it once it is active and its required settings are filled. Nest makes one instance; what the shop does with it is
 * decided by what it declares here, never by its key.
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
  /** Lower-case word, used in `POST /api/checkout/pay/{key}`; never changes. */
  readonly key: string;
  readonly title: Localized;
  readonly description?: Localized;
  readonly settings: readonly SettingDeclaration[];
  /** Cards of the panel's form. Without them all settings are in one. */
  readonly sections?: readonly SettingsSection[];
  /** Whether the method is offered from the first start on. Default: an administrator activates it. */
  readonly activeWhenNew?: boolean;
  /** The method of this key, which every shop has, cannot be deleted; it can be switched off. */
  readonly permanent?: boolean;
  /** Status of an order that waits for an `offline` outcome. Default `pending`. */
  readonly awaits?: AwaitedStatus;
  /** Whether the order confirmation is sent when the order is made (default) or the gateway's own mail says it all. */
  readonly ownMail?: boolean;
  /** Days allowed for payment, fixed on the order when it enters `awaiting_payment`. */
  paymentTerms?(settings: SettingValues): number;
  /**
   * Days after the deadline on which an order of which nothing is paid is cancelled by itself, 1 or more. Without it,
   * or null: never.
   */
  cancelAfter?(settings: SettingValues): number | null;
  /** Whether an `offline` payment counts as received without an administrator's confirmation. */
  confirmsItself?(settings: SettingValues): boolean;
  /**
   * Whether the invoice of an order is issued by itself, as soon as the order is placed. Without it: when it is asked
   * for.
   */
  issuesInvoice?(settings: SettingValues): boolean;
  /** What mails and invoices say below the details to pay by, in the reader's language; '' for nothing. */
  instructions?(settings: SettingValues, language: Language): string;
  /**
   * Bank details shown with the pay answer; amounts and purpose are added by the core. Members: `account_holder`,
   * `bank_name`, `account_number`, `bank_code`, `tax_id`. Of the first method that has them, the account's holder is
   * the seller on invoices, and the country of its IBAN the shop's for taxes.
   */
  bankDetails?(settings: SettingValues): Readonly<Record<string, string>>;
  /**
   * Takes or reserves the payment, or returns the address of the page where the customer pays. Called outside any
   * database transaction, with a time limit of 15 s, possibly more than once with the same `idempotency_key`. Return
   * `success: false` with `error` when declined; throw when the outcome is unknown.
   */
  process(request: PaymentRequest): Promise<PaymentResult>;
  /**
   * Returns the outcome of the attempt with this `idempotency_key`. The shop calls it when the answer was lost or
   * `pending`, when the customer came back from the provider's page, and when a message of the provider arrived. Only
   * reads and never takes money, because the client may be gone. Return what the repeated `process` would return; null
   * if the provider does not know the key (the call may still be on its way, so null is no decline); throw if the
   * provider cannot be asked. Called outside any transaction, with a time limit of 15 s, at growing intervals for up to
   * a day. Without this operation an attempt stays pending until the client repeats the pay call. A gateway that
   * redirects or reserves must have it.
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
   * Gives money back. Same rules as `process`; after a lost answer the shop repeats the call by itself, for up to a
   * day. Without it a refund is recorded, and paid out by hand.
   */
  refund?(request: RefundRequest): Promise<RefundResult>;
  /** Markup for the order's page: the button, or the details to pay by. null: nothing to show. */
  payButton?(order: PayButtonOrder, settings: SettingValues, language: Language): PayButton | null;
}

/** Registers a class that implements the interface of this name; list it among the `providers` of a module. */
export const PaymentGateway = (): ClassDecorator => applyDecorators(Injectable(), SetMetadata(PAYMENT_GATEWAY, true));
