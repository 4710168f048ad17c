import { IsIn, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  MESSAGE_RESULTS,
  MESSAGE_STATES,
  type MessageContent,
  type MessageQuery,
  type MessageResult,
  type StoredMessage,
} from '../../../payment/index.js';
import { Integer, MapOf, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';

/** Filters of the list of messages. */
export class PaymentMessagesQuery extends PageQuery {
  /** Only messages about this order. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number;

  /** Only messages about this payment. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  payment_id?: number;

  /** Only messages to the payment method with this key. */
  @IsOptional()
  @IsString()
  @MaxLength(50)
  method?: string;

  /** Only messages with this result; `waiting`: not handled yet. */
  @IsOptional()
  @IsIn(MESSAGE_STATES)
  result?: (typeof MESSAGE_STATES)[number];
}

/** A received message of a payment provider, and the result of handling it. */
export class PaymentMessageResponse {
  @Integer() id!: number;
  @Text({ description: 'Key of the payment method.' }) method!: string;
  @Text({ description: "The provider's id of the message; a repeat with the same id is stored once." })
  message_id!: string;
  @Text({ description: "The provider's name of the event." }) type!: string;
  @Text({ nullable: true, description: "The provider's id of the payment; null: the message does not name it." })
  transaction_id!: string | null;
  @Timestamp({ description: 'When the message arrived, ISO 8601 in UTC.' }) received_at!: string;
  @Timestamp({ nullable: true, description: 'When the message was handled, ISO 8601 in UTC; null: not yet.' })
  handled_at!: string | null;
  @OneOf(MESSAGE_RESULTS, {
    name: 'PaymentMessageResult',
    nullable: true,
    description:
      '`settled`: the message changed the status of its payment. `no_change`: the payment already had this status. ' +
      '`not_known`: the gateway did not report the outcome of the payment, and is asked again. `contradiction`: the ' +
      'gateway reported another amount, currency or order. `unknown_payment`: the shop has no such payment.',
  })
  result!: MessageResult | null;
  @Integer({ nullable: true, description: 'Id of the payment that the message is about; null: none was found.' })
  payment_id!: number | null;
  @Integer({ nullable: true, description: 'Id of the order that the message is about; null: none was found.' })
  order_id!: number | null;
}

/** A received message with its headers and body. */
export class PaymentMessageContentResponse extends PaymentMessageResponse {
  @MapOf({ type: 'string' }, { description: 'Headers, without those that may hold a secret.' })
  headers!: Record<string, string>;
  @Text({ description: 'Body of the message as text, unchanged.' }) body!: string;
}

export const messageQueryOf = (query: PaymentMessagesQuery): MessageQuery => ({
  orderId: query.order_id ?? null,
  paymentId: query.payment_id ?? null,
  method: query.method ?? null,
  state: query.result ?? null,
  limit: query.per_page,
  offset: query.offset,
});

export const paymentMessageResponse = (message: StoredMessage): PaymentMessageResponse => ({
  id: message.id,
  method: message.method,
  message_id: message.messageId,
  type: message.type,
  transaction_id: message.transactionId,
  received_at: message.receivedAt.toISOString(),
  handled_at: message.handledAt?.toISOString() ?? null,
  result: message.result,
  payment_id: message.paymentId,
  order_id: message.orderId,
});

export const paymentMessageContentResponse = (message: MessageContent): PaymentMessageContentResponse => ({
  ...paymentMessageResponse(message),
  headers: { ...message.headers },
  body: message.body,
});
