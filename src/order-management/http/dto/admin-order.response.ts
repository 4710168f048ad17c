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
  isOverpaymentKept,
  overpaidAmount,
  OrderHistoryEntryResponse,
  orderHistoryEntryResponse,
  OrderLineResponse,
  orderLineResponse,
  OrderRecordResponse,
  orderResponse,
  type OrderStatus,
} from '../../../order/index.js';
import { Amount, Flag, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { AdminOrder, AdminOrderLine, AdminOrderPayment } from '../../use-cases/load-admin-order.js';
import { ShippingMethodTitleResponse } from './order-list.response.js';
import { AdminOrderMailResponse, mailResponse } from './admin-order-mail.response.js';

const UNAVAILABLE = [
  'unknown',
  'unpublished',
  'variant_required',
  'variant_unknown',
  'sold_out',
] as const satisfies Unavailable[];
export class AdminOrderCustomerResponse extends OrderCustomerResponse {
  @Flag({ description: 'Whether the customer has an account.' }) registered!: boolean;
  @Integer({ description: 'Number of orders of this customer, including this one; 0 for a guest.' }) orders!: number;
  @Text({ nullable: true, description: 'Remark of the staff on the customer; customers never see it. null: none.' })
  staff_note!: string | null;
  @ListOf({ type: 'string' }, { description: 'Labels that the staff gave the customer.' }) tags!: string[];
}

export class AdminOrderLineResponse extends OrderLineResponse {
  @Text({ description: "Attributes with their display names, in the reader's language." }) attributes_text!: string;
  @Text({ nullable: true, description: 'URL slug; null: the product was deleted.' }) alias!: string | null;
  @Text({ nullable: true }) image!: string | null;
  @Integer({ description: 'Pieces that can be bought in addition to those of this order.' }) in_stock!: number;
  @OneOf(UNAVAILABLE, {
    name: 'Unavailable',
    nullable: true,
    description: 'Why the product cannot be bought now; null: it can.',
  })
  unavailable!: Unavailable;
}

export class AdminOrderPaymentResponse extends OrderPaymentResponse {
  @Text()
  method_title!: string;
  @OneOf(['gateway', 'hand'], {
    name: 'RefundedBy',
    description: '`gateway`: a refund is sent to the payment provider. `hand`: an administrator transfers the money.',
  })
  refunded_by!: 'gateway' | 'hand';
  @Flag({ description: 'Whether the caller may reverse the payment or move it to another order.' })
  reversible!: boolean;
}

/** Actions that the caller may take now; the operations apply the same rules. */
export class OrderAbilitiesResponse {
  @Flag({ description: 'Confirm a payment that was received.' }) verify!: boolean;
  @Flag({ description: 'Capture or release a reserved amount.' }) capture!: boolean;
  @Flag({ description: 'Cancel the order.' }) cancel!: boolean;
  @Flag({ description: 'Take back the cancellation of the order.' }) reinstate!: boolean;
  @Flag({ description: 'Return money to the customer.' }) refund!: boolean;
  @Flag({ description: 'Change lines and shipping method.' }) edit!: boolean;
  @Flag({ description: 'Change addresses and note.' }) correct!: boolean;
  @Flag({ description: 'Change the tracking number.' }) track!: boolean;
  @Flag({ description: 'Add a note to the history.' }) note!: boolean;
  @Flag({ description: 'Issue an invoice.' }) invoice!: boolean;
}

/** An order with all data that administrators need. */
export class AdminOrderResponse extends OrderRecordResponse {
  @Text({ nullable: true }) invoice_path!: string | null;
  @Text({ optional: true, description: 'Order key: opens the order without an account. Only for administrators.' })
  key?: string;
  @Text()
  payment_method_title!: string;
  @Text({
    nullable: true,
    description:
      "Display name of the shipping method, in the reader's language; its key if the method was deleted. " +
      'null: not agreed yet.',
  })
  shipping_method_title!: string | null;
  @ListOf(() => ShippingMethodTitleResponse, {
    description: 'Active shipping methods to choose from when the order is edited.',
  })
  shipping_methods!: ShippingMethodTitleResponse[];
  @Flag({ description: 'Whether `/api/orders/{id}/tracking` reports where the parcel is.' }) tracked!: boolean;
  @Flag() is_pickup!: boolean;
  @Ref(() => AdminOrderCustomerResponse, {
    description: 'Contact data of the buyer, and what the staff knows about the customer.',
  })
  customer!: AdminOrderCustomerResponse;
  @ListOf(() => AdminOrderLineResponse, { description: "Order lines with stock, in the reader's language." })
  items!: AdminOrderLineResponse[];
  @ListOf(() => AdminOrderPaymentResponse)
  payments!: AdminOrderPaymentResponse[];
  @ListOf(() => OrderRefundResponse)
  refunds!: OrderRefundResponse[];
  @ListOf(() => OrderHistoryEntryResponse, { description: 'Entries of the history, oldest first.' })
  history!: OrderHistoryEntryResponse[];
  @ListOf(() => AdminOrderMailResponse, { description: 'Emails about the order, newest first; at most 100.' })
  mails!: AdminOrderMailResponse[];
  @Amount({ description: 'Captured payments less refunds, also those in progress: the most that can be returned.' })
  refundable_amount!: number;
  @Amount({ description: 'Money held above the total; 0 for a cancelled order, which has `refund_due`.' })
  overpaid_amount!: number;
  @Flag({
    description:
      'Whether the shop decided to keep `overpaid_amount`. A later payment, reversal or refund needs a new decision.',
  })
  overpayment_kept!: boolean;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    list: true,
    description: 'Statuses to which the caller may move the order.',
  })
  allowed!: OrderStatus[];
  @Ref(() => OrderAbilitiesResponse, { description: 'What the caller may do with the order now.' })
  can!: OrderAbilitiesResponse;
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
  refunds: loaded.refunds.map((one) => orderRefundResponse(one, loaded.refunds)),
  history: loaded.history.map(orderHistoryEntryResponse),
  mails: loaded.mails.map(mailResponse),
  refundable_amount: loaded.refundable.toNumber(),
  overpaid_amount: overpaidAmount(loaded.order).toNumber(),
  overpayment_kept: isOverpaymentKept(loaded.order, loaded.history),
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

const paymentResponse = ({
  payment,
  methodTitle,
  refundedBy,
  isReversible,
}: AdminOrderPayment): AdminOrderPaymentResponse => ({
  ...orderPaymentResponse(payment),
  method_title: methodTitle,
  refunded_by: refundedBy,
  reversible: isReversible,
});
