import type { SettingValues } from '../settings/setting-declaration.js';

/** A message that arrived at `POST /api/payments/{method_key}/webhook`, as it was sent. */
export interface WebhookRequest {
  /** The bytes of the body, over which the signature is calculated. At most 256 KiB. */
  readonly raw_body: Uint8Array;
  /** Names in lower case; the values of repeated headers are joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** The merchant's settings of the method. */
  readonly settings: SettingValues;
}

/** The content of a message. The shop finds the attempt by `idempotency_key`, else by `transaction_id`. */
export interface PaymentMessage {
  /**
   * The provider's id of the message. If a message with this id is stored already, the shop acknowledges the repeat and
   * does nothing. At most 255 characters. If the provider has no such ids, use a hash of the body.
   */
  readonly id: string;
  /** The provider's name of the event, e.g. "payment.succeeded"; shown to administrators. */
  readonly type: string;
  /** `idempotency_key` of the pay call. */
  readonly idempotency_key?: string;
  /** The provider's id of the payment. */
  readonly transaction_id?: string;
}
