import type { SettingValues } from '../settings/setting-declaration.js';

/** A message that arrived at `POST /api/payments/{method_key}/webhook`, as it was sent. */
export interface WebhookRequest {
  /** The bytes of the body: signatures are made over them. At most 256 KiB. */
  readonly raw_body: Uint8Array;
  /** Names in lower case; the values of repeated headers are joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** The merchant's settings of the method. */
  readonly settings: SettingValues;
}

/** What a message is about. The attempt is found by `idempotency_key`, else by `transaction_id`. */
export interface PaymentMessage {
  /**
   * The provider's id of the message: one that was stored before is acknowledged and nothing happens. At most 255
   * characters. A provider without such ids: a hash of the body.
   */
  readonly id: string;
  /** The provider's word for what happened, e.g. "payment.succeeded"; shown to administrators. */
  readonly type: string;
  /** `idempotency_key` of the pay call. */
  readonly idempotency_key?: string;
  /** The provider's id of the payment. */
  readonly transaction_id?: string;
}
