import type { Localized } from '#kernel';

/** Cause of an event. `id` is the id of the user or token; null for guests and the system itself. */
export interface Actor {
  readonly kind: 'guest' | 'customer' | 'administrator' | 'integration' | 'system';
  readonly id: number | null;
  readonly name: string | null;
}

/** An order line in the data of an event. Amounts are JSON numbers in `currency` (ISO 4217). */
export interface OrderLineData {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
}

export interface OrderData {
  readonly order_id: number;
  readonly reference: string;
  readonly status: string;
  readonly total: number;
  readonly currency: string;
  readonly payment_method: string;
  readonly customer_id: number | null;
  readonly email: string | null;
  readonly language: string;
}

/** Reasons for a security notice to the owners of the shop, or of an account: someone else may have acted. */
export type SecurityNotice =
  | 'token_made'
  | 'administrator_invited'
  | 'administrator_changed'
  | 'bank_account_changed'
  | 'second_factor_off'
  | 'mail_server_changed'
  | 'security_settings_changed'
  | 'new_device'
  | 'locked_out';

/**
 * A changed setting in a security notice. For `smtp_password`, `before` is null, and `after` is `set`, `changed` or
 * `removed`.
 */
export interface SecurityChange {
  readonly name:
    | 'smtp_server'
    | 'smtp_security'
    | 'smtp_user'
    | 'smtp_password'
    | 'mail_sender_address'
    | 'require_second_factor'
    | 'administrator_idle_minutes';
  /** Null means that the setting was not set. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface SecurityNoticeData {
  readonly notice: SecurityNotice;
  /** All owners of the shop are notified. */
  readonly to_owners: boolean;
  /** The account that is notified, in addition to owners or alone; null: none. */
  readonly user_id: number | null;
  /**
   * Subject of the notice: a token's name, an administrator's address, a payment method's key, a browser. Never a
   * secret.
   */
  readonly subject: string | null;
  /** Title of the subject by language, if it has one, e.g. that of a payment method. */
  readonly subject_title?: Localized;
  /** The changed settings, if the notice is about settings. */
  readonly changes?: readonly SecurityChange[];
  /** Id of the replaced mail server, which sends the emails about the change; null: no mail server was replaced. */
  readonly former_mail_server?: number | null;
  readonly ip: string | null;
  readonly language: string;
}

/** All server events with their data. Events carry ids and plain data, never records. */
export interface ServerEventData {
  ProductCreated: {
    readonly product_id: number;
    readonly name: string;
    readonly alias: string;
    readonly sku: string | null;
  };
  ProductUpdated: {
    readonly product_id: number;
    readonly name: string;
    readonly alias: string;
    readonly sku: string | null;
  };
  ProductDeleted: {
    readonly product_id: number;
    readonly name: string;
    readonly alias: string;
    readonly sku: string | null;
  };
  OrderCreated: OrderData & { readonly items: readonly OrderLineData[]; readonly is_quick: boolean };
  OrderStatusChanged: OrderData & {
    readonly from: string;
    readonly to: string;
    readonly note: string | null;
    readonly notify: boolean;
  };
  OrderUpdated: OrderData;
  /** The buyer reported that the bank transfer was sent. Nothing is recorded as paid. */
  PaymentReported: OrderData;
  /**
   * The order was not paid in time, but its buyer has reported the payment: it is cancelled on the day `until`
   * (YYYY-MM-DD, in the shop's time zone) instead.
   */
  CancellationPostponed: OrderData & { readonly until: string };
  /** The buyer is reminded of the payment, `day` days after its deadline, or before it if negative. */
  PaymentReminded: OrderData & { readonly day: number };
  /** Someone who knows the order's number and email address requested the link to its page. */
  OrderLinkRequested: { readonly order_id: number; readonly email: string; readonly language: string };
  /** The order got another payment method, by which it is to be paid now. */
  PaymentStarted: OrderData & { readonly payment_method: string };
  PaymentCaptured: OrderData & {
    readonly payment_id: number;
    readonly amount: number;
    readonly method: string;
    readonly payment_status: string;
    readonly notify: boolean;
  };
  /** Money is reserved; `payment_status` stays `unpaid` until it is captured. */
  PaymentAuthorized: OrderData & { readonly payment_id: number; readonly amount: number; readonly method: string };
  /** Reserved money was released, by the shop or by the provider. */
  PaymentVoided: OrderData & { readonly payment_id: number; readonly amount: number; readonly method: string };
  /**
   * A payment that was recorded by hand or from a bank statement was reversed. `status` is the order's status before
   * the reversal, `payment_status` the one after it. `notify`: whether the customer is asked by mail to pay again.
   */
  PaymentReversed: OrderData & {
    readonly payment_id: number;
    readonly amount: number;
    readonly method: string;
    readonly payment_status: string;
    readonly notify: boolean;
  };
  /** A provider's message was stored. */
  PaymentMessageReceived: { readonly message_id: number; readonly method: string };
  PaymentRefunded: OrderData & {
    readonly refund_id: number;
    readonly amount: number;
    readonly method: string;
    readonly payment_status: string;
  };
  /** Every part of a refund has an outcome, and money was returned. `request`: UUID of the request. */
  RefundCompleted: OrderData & { readonly request: string; readonly amount: number; readonly notify: boolean };
  /** The bank has returned the transfer by which a refund was sent. `reason`: as on the bank statement. */
  RefundReturned: {
    readonly order_id: number;
    readonly refund_id: number;
    readonly amount: number;
    readonly currency: string;
    readonly bank_transaction_id: number;
    readonly reason: string | null;
  };
  CustomerRegistered: { readonly user_id: number; readonly customer_id: number; readonly language: string };
  RegistrationRepeated: { readonly user_id: number; readonly language: string };
  EmailVerificationRequested: { readonly user_id: number; readonly language: string };
  /** `email`: the new address; null if it belongs to another account, which is notified by RegistrationRepeated. */
  EmailChangeRequested: { readonly user_id: number; readonly language: string; readonly email: string | null };
  PasswordResetRequested: { readonly user_id: number; readonly language: string };
  AdministratorInvited: { readonly user_id: number; readonly language: string };
  /** Switched off by the account's owner, or by an owner of the shop for an administrator who lost the phone. */
  SecondFactorTurnedOff: { readonly user_id: number; readonly language: string };
  AdministratorRoleChanged: { readonly user_id: number; readonly language: string };
  SecurityNotice: SecurityNoticeData;
  PasswordChanged: { readonly user_id: number; readonly language: string };
}

export type ServerEventType = keyof ServerEventData;

/**
 * Argument of a listener: `@ServerEventListener('OrderCreated') handle(event: ServerEvent<'OrderCreated'>)`. Events are
 * delivered after the commit of the change that caused them, at least once: `id` is the same for repeats, so do the
 * work once per id. A listener that throws is called again after increasing delays; after the last attempt the event is
 * a failed job.
 */
export interface ServerEvent<T extends ServerEventType = ServerEventType> {
  readonly id: string;
  readonly type: T;
  /** ISO 8601, UTC. */
  readonly occurred_at: string;
  readonly actor: Actor;
  readonly data: ServerEventData[T];
}
