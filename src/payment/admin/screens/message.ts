import type { Item, Schemas, Tone } from '#panel';

export type Message = Item<'listPaymentMessages'>;
export type MessageState = Schemas['PaymentMessageResult'] | 'waiting';

/** Path segment after `payments/`; keys of methods contain no hyphens. */
export const MESSAGES = 'provider-messages';
export const MESSAGES_PLACE = `payments/${MESSAGES}`;

export const TONES: Record<MessageState, Tone> = {
  waiting: 'info',
  settled: 'good',
  no_change: 'neutral',
  not_known: 'warn',
  contradiction: 'bad',
  unknown_payment: 'bad',
};

export const stateOf = ({ result }: Pick<Message, 'result'>): MessageState => result ?? 'waiting';
