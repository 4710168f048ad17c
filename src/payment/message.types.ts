/** A provider's message with a valid signature. */
export interface ReceivedMessage {
  /** Key of the method whose webhook URL received the message. */
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

/** A stored message of a provider, without headers and body. */
export interface StoredMessage extends Omit<ReceivedMessage, 'headers' | 'rawBody'> {
  readonly id: number;
  readonly receivedAt: Date;
  /** Null until the message is handled. */
  readonly handledAt: Date | null;
  readonly result: MessageResult | null;
  readonly paymentId: number | null;
  readonly orderId: number | null;
}

/** A stored message with headers and body. */
export interface MessageContent extends StoredMessage, Pick<ReceivedMessage, 'headers'> {
  /** The body as text. */
  readonly body: string;
}

/** `waiting`: not handled yet. */
export const MESSAGE_STATES = ['waiting', ...MESSAGE_RESULTS] as const;

/** Filters of a list of messages; null: no filter. */
export interface MessageQuery {
  readonly orderId: number | null;
  readonly paymentId: number | null;
  readonly method: string | null;
  readonly state: (typeof MESSAGE_STATES)[number] | null;
  readonly limit: number;
  readonly offset: number;
}
