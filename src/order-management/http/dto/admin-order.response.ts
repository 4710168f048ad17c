import { LANGUAGES } from '#kernel';
import type { Unavailable } from '../../../catalog/index.js';
import {
  OrderPaymentResponse,
  orderPaymentResponse,
  OrderRefundResponse,
  orderRefundResponse,
} from '../../../order-view/index.js';
import {
  ORDER_STATUSES,
  OrderCustomerResponse,
  orderCustomerResponse,
  OrderHistoryEntryResponse,
  orderHistoryEntryResponse,
  OrderLineResponse,
  orderLineResponse,
  OrderRecordResponse,
  orderResponse,
  type OrderStatus,
} from '../../../order/index.js';
import {
  Amount,
  Flag,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { OrderMailLine } from '../../../platform/mail/mails-of-order.js';
import type { AdminOrder, AdminOrderLine, AdminOrderPayment } from '../../use-cases/load-admin-order.js';

const UNAVAILABLE = [
  'unknown',
  'unpublished',
  'variant_required',
  'variant_unknown',
  'sold_out',
] as const satisfies Unavailable[];
const MAIL_STATES = ['queued', 'sent', 'dead', 'dropped'] as const satisfies ReadonlyArray<OrderMailLine['state']>;

export class AdminOrderCustomerResponse extends OrderCustomerResponse {
  @Flag({ description: 'Has an account.' }) registered!: boolean;
  @Integer({ description: 'Orders of this customer, this one too; 0 for a guest.' }) orders!: number;
  @Text({ nullable: true, description: 'A remark of staff on the customer.' }) staff_note!: string | null;
  @ListOf({ type: 'string' }, { description: 'Of staff, on the customer.' }) tags!: string[];
}

export class AdminOrderLineResponse extends OrderLineResponse {
  @Text({ description: "The attributes in words, in the reader's language." }) attributes_text!: string;
  @Text({ nullable: true, description: "Of the product's page; null when the product is gone." }) alias!: string | null;
  @Text({ nullable: true }) image!: string | null;
  @Integer({ description: 'Pieces that could be bought on top of those of the order.' }) in_stock!: number;
  @OneOf(UNAVAILABLE, { name: 'Unavailable', nullable: true, description: 'Why it cannot be bought; null: it can.' })
  unavailable!: Unavailable;
}

export class AdminOrderPaymentResponse extends OrderPaymentResponse {
  @Text({ description: "In the reader's language; its key when the method is gone." }) method_title!: string;
  @OneOf(['gateway', 'hand'], { name: 'RefundedBy', description: 'How money of this payment would go back.' })
  refunded_by!: 'gateway' | 'hand';
}

/** What became of a mail about the order; never its text. */
export class AdminOrderMailResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text() kind!: string;
  @Text() recipient!: string;
  @Text({ nullable: true, description: 'null until it is composed.' }) subject!: string | null;
  @OneOf(LANGUAGES, { name: 'Language' }) language!: string;
  @OneOf(MAIL_STATES, { name: 'MailState' }) state!: OrderMailLine['state'];
  @Timestamp({ nullable: true }) delayed_until!: string | null;
  @Integer() attempts!: number;
  @Timestamp() created_at!: string;
  @Timestamp({ nullable: true }) sent_at!: string | null;
}

export class ShippingMethodTitleResponse {
  @Text() key!: string;
  @Text({ description: "In the reader's language." }) title!: string;
}

/** What the caller may do with the order now; what is false is refused by the operations too. */
export class OrderAbilitiesResponse {
  @Flag() verify!: boolean;
  @Flag({ description: 'Capture or release a reserved amount.' }) capture!: boolean;
  @Flag() cancel!: boolean;
  @Flag() refund!: boolean;
  @Flag({ description: 'Lines and shipping method.' }) edit!: boolean;
  @Flag({ description: 'Addresses and note.' }) correct!: boolean;
  @Flag() track!: boolean;
  @Flag() note!: boolean;
  @Flag() invoice!: boolean;
}

/** An order with all that administrators need to work on it. */
export class AdminOrderResponse extends OrderRecordResponse {
  @Text({ nullable: true }) invoice_path!: string | null;
  @Text({ optional: true, description: 'Opens the order for anybody; for administrators.' }) key?: string;
  @Text({ description: "In the reader's language; its key when the method is gone." }) payment_method_title!: string;
  @Text({ nullable: true, description: "In the reader's language; its key when the method is gone." })
  shipping_method_title!: string | null;
  @ListOf(() => ShippingMethodTitleResponse, { description: 'Those that are offered, to choose from.' })
  shipping_methods!: ShippingMethodTitleResponse[];
  @Flag({ description: 'Its parcel can be followed: see `/api/orders/{id}/tracking`.' }) tracked!: boolean;
  @Flag({ description: 'The buyer comes for the goods: nothing is shipped.' }) is_pickup!: boolean;
  @Ref(() => AdminOrderCustomerResponse) customer!: AdminOrderCustomerResponse;
  @ListOf(() => AdminOrderLineResponse) items!: AdminOrderLineResponse[];
  @ListOf(() => AdminOrderPaymentResponse) payments!: AdminOrderPaymentResponse[];
  @ListOf(() => OrderRefundResponse) refunds!: OrderRefundResponse[];
  @ListOf(() => OrderHistoryEntryResponse, { description: 'The oldest first.' }) history!: OrderHistoryEntryResponse[];
  @ListOf(() => AdminOrderMailResponse, { description: 'The newest hundred, the newest first.' })
  mails!: AdminOrderMailResponse[];
  @Amount({ description: 'Paid, and neither given back nor about to be.' }) refundable_amount!: number;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', list: true, description: 'Where the caller may move the order.' })
  allowed!: OrderStatus[];
  @Ref(() => OrderAbilitiesResponse) can!: OrderAbilitiesResponse;
}

export const adminOrderResponse = (loaded: AdminOrder): AdminOrderResponse => ({
  ...orderResponse(loaded.order),
  ...(loaded.key !== null && { key: loaded.key }),
  payment_method_title: loaded.paymentTitle,
  shipping_method_title: loaded.shippingTitle,
  shipping_methods: loaded.shippingMethods.map(({ key, title }) => ({ key, title })),
  tracked: loaded.isTracked,
  is_pickup: loaded.isPickup,
  customer: {
    ...orderCustomerResponse(loaded.order),
    registered: loaded.customer.isRegistered,
    orders: loaded.customer.orders,
    staff_note: loaded.customer.staffNote,
    tags: [...loaded.customer.tags],
  },
  items: loaded.lines.map((line) => lineResponse(loaded, line)),
  payments: loaded.payments.map(paymentResponse),
  refunds: loaded.refunds.map(orderRefundResponse),
  history: loaded.history.map(orderHistoryEntryResponse),
  mails: loaded.mails.map(mailResponse),
  refundable_amount: loaded.refundable.toNumber(),
  allowed: [...loaded.abilities.allowed],
  can: { ...loaded.abilities.can },
});

const lineResponse = (
  { order }: AdminOrder,
  { line, attributeText, sellable }: AdminOrderLine,
): AdminOrderLineResponse => ({
  ...orderLineResponse(order, line),
  attributes_text: attributeText,
  alias: sellable.alias || null,
  image: sellable.image,
  in_stock: sellable.inStock,
  unavailable: sellable.unavailable,
});

const paymentResponse = ({ payment, methodTitle, refundedBy }: AdminOrderPayment): AdminOrderPaymentResponse => ({
  ...orderPaymentResponse(payment),
  method_title: methodTitle,
  refunded_by: refundedBy,
});

const mailResponse = (mail: OrderMailLine): AdminOrderMailResponse => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  subject: mail.subject,
  language: mail.language,
  state: mail.state,
  delayed_until: mail.delayed_until?.toISOString() ?? null,
  attempts: mail.attempts,
  created_at: mail.created_at.toISOString(),
  sent_at: mail.sent_at?.toISOString() ?? null,
});
