import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MESSAGE_RESULTS, type MessageQuery, type MessageResult, type StoredMessage } from '../../../payment/index.js';
import { Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';

/** Which messages are listed. */
export class PaymentMessagesQuery extends PageQuery {
  /** Of this order only. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  order_id?: number;

  /** Of the method with this key only. */
  @IsOptional()
  @IsString()
  @MaxLength(50)
  method?: string;
}

/** A message of a payment provider, as it was received, and what became of it. */
export class PaymentMessageResponse {
  @Integer() id!: number;
  @Text({ description: 'Key of the payment method.' }) method!: string;
  @Text({ description: "The provider's id of the message." }) message_id!: string;
  @Text({ description: "The provider's word for what happened." }) type!: string;
  @Text({ description: 'The body as it was sent, as text.' }) body!: string;
  @Timestamp() received_at!: string;
  @Timestamp({ nullable: true, description: 'null: it waits to be handled.' }) handled_at!: string | null;
  @OneOf(MESSAGE_RESULTS, {
    name: 'PaymentMessageResult',
    nullable: true,
    description:
      '`settled`: it moved its payment on. `no_change`: the payment had this outcome already. `not_known`: the ' +
      'gateway did not say what became of the payment, and is asked again. `contradiction`: the gateway named another ' +
      'amount, currency or order. `unknown_payment`: the shop has no such payment.',
  })
  result!: MessageResult | null;
  @Integer({ nullable: true }) payment_id!: number | null;
  @Integer({ nullable: true }) order_id!: number | null;
}

export const messageQueryOf = (query: PaymentMessagesQuery): MessageQuery => ({
  orderId: query.order_id ?? null,
  method: query.method ?? null,
  limit: query.per_page,
  offset: query.offset,
});

export const paymentMessageResponse = (message: StoredMessage): PaymentMessageResponse => ({
  id: message.id,
  method: message.method,
  message_id: message.messageId,
  type: message.type,
  body: message.body,
  received_at: message.receivedAt.toISOString(),
  handled_at: message.handledAt?.toISOString() ?? null,
  result: message.result,
  payment_id: message.paymentId,
  order_id: message.orderId,
});
