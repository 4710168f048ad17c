import { LANGUAGES, type Language } from '#kernel';
import {
  Amount,
  Integer,
  MapOf,
  Text,
  Flag,
  OneOf,
  Ref,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import { isOverdue, openAmount, refundDue } from '../../domain/order-balance.js';
import {
  type OrderLine,
  type OrderRecord,
  PAYMENT_STATUSES,
  type Address,
  type PaymentStatus,
} from '../../domain/order-record.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';

/** A line of an order, with texts and prices from the time of the order. */
export class OrderLineResponse {
  @Integer() id!: number;
  @Integer() order_id!: number;
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Text({ description: 'Name of the product when it was ordered, in the language of the order.' }) name!: string;
  @Text({ nullable: true }) sku!: string | null;
  @MapOf({ type: 'string' }, { description: 'Attributes of the variant when it was ordered; empty without a variant.' })
  attributes!: Readonly<Record<string, string>>;
  @Integer({ description: 'Number of pieces.' }) quantity!: number;
  @Amount({ description: 'Price of one piece when it was ordered.' }) price!: number;
  @Amount({ description: '`price` times `quantity`.' }) total!: number;
  @Amount({
    description: 'Tax on the line, rounded half up. Contained in `total` if `prices_include_tax` of the order is true.',
  })
  tax!: number;
  @Integer({ description: 'Pieces that were refunded as `lines` of a refund, or are being refunded.' })
  refunded_quantity!: number;
  @Amount({ description: 'Price of these pieces with tax.' }) refunded_amount!: number;
}

export const orderLineResponse = (order: OrderRecord, line: OrderLine): OrderLineResponse => ({
  id: line.id,
  order_id: order.id,
  product_id: line.productId,
  variant_id: line.variantId,
  name: line.name,
  sku: line.sku,
  attributes: line.attributes,
  quantity: line.quantity,
  price: line.price.toNumber(),
  total: line.total.toNumber(),
  tax: line.tax.toNumber(),
  refunded_quantity: line.refunded,
  refunded_amount: line.refundedAmount.toNumber(),
});

/** A postal address. */
export class AddressResponse {
  @Text({ nullable: true }) name!: string | null;
  @Text({ nullable: true }) address!: string | null;
  @Text({ nullable: true }) city!: string | null;
  @Text({ nullable: true }) state!: string | null;
  @Text({ nullable: true }) zip!: string | null;
  @Text({ nullable: true, description: 'ISO 3166-1 alpha-2.' }) country!: string | null;
}

/** A postal address for the invoice. */
export class BillingAddressResponse extends AddressResponse {
  @Text({ optional: true, description: 'Company that the invoice is issued to; missing for private persons.' })
  company?: string;
  @Text({ optional: true, description: 'VAT ID of the company; missing if none was given.' }) vat_id?: string;
}

/** The buyer. */
export class OrderCustomerResponse {
  @Integer({ nullable: true, description: 'Id of the customer; null: a guest without an email address.' }) id!:
    number | null;
  @Text({ nullable: true }) first_name!: string | null;
  @Text({ nullable: true }) last_name!: string | null;
  @Text({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) phone!: string | null;
}

/** Common members of all answers about an order. */
export class OrderRecordResponse {
  @Integer() id!: number;
  @Integer({ description: 'Order number, as shown to customers. The same as `id`.' }) number!: number;
  @Text({ description: 'ISO 11649 creditor reference (`RF…`) by which bank transfers are matched.' })
  reference!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', description: 'Stage of fulfilment; see `allowed` for the next ones.' })
  status!: OrderStatus;
  @OneOf(PAYMENT_STATUSES, { name: 'PaymentStatus', description: 'Payment status, derived from payments and refunds.' })
  payment_status!: PaymentStatus;
  @Text({ description: 'ISO 4217 code of all amounts of the order. It never changes.' }) currency!: string;
  @Amount() subtotal!: number;
  @Amount() tax!: number;
  @Amount() shipping!: number;
  @Amount() shipping_tax!: number;
  @Amount() total!: number;
  @Amount({ description: 'Sum of the captured payments.' }) paid_amount!: number;
  @Amount({ description: 'Sum of the refunds, also of those in progress.' }) refunded_amount!: number;
  @Amount({ description: 'Balance due: `total` less payments, plus refunds. 0 if nothing is to be paid.' })
  open_amount!: number;
  @Amount({ description: 'Amount that must still be returned to the customer of a cancelled order; else 0.' })
  refund_due!: number;
  @Flag() prices_include_tax!: boolean;
  @Integer({ nullable: true, description: 'Id of the customer; null: a guest without an email address.' })
  customer_id!: number | null;
  @Text({ description: 'Key of the payment method.' }) payment_method!: string;
  @Text({ nullable: true, description: 'Key of the shipping method; null: not agreed yet (fast orders).' })
  shipping_method!: string | null;
  @Ref(() => AddressResponse, {
    description: 'Where the goods go. All members are null for a fast order until delivery is agreed.',
  })
  shipping_address!: AddressResponse;
  @Ref(() => BillingAddressResponse, { description: 'Address on the invoice.' })
  billing_address!: BillingAddressResponse;
  @Text({ nullable: true, description: 'Message of the buyer to the shop; null: none.' }) note!: string | null;
  @Flag({ description: 'Whether it is a fast order, placed with contact data only.' }) is_quick!: boolean;
  @OneOf(LANGUAGES, { name: 'Language', description: 'Language of the emails and documents of the order.' })
  language!: Language;
  @Timestamp({ nullable: true, description: 'When the order was paid in full, ISO 8601 in UTC; null: not yet.' })
  paid_at!: string | null;
  @Text({ nullable: true, description: 'Remark on the payment; null: none.' }) payment_note!: string | null;
  @Timestamp({ nullable: true }) payment_due_at!: string | null;
  @Flag() overdue!: boolean;
  @Text({ nullable: true })
  tracking_number!: string | null;
  @Text({ nullable: true, description: 'Name of the carrier, as staff entered it; null: none.' }) carrier!:
    string | null;
  @Text({ nullable: true, description: 'Reason of the cancellation; null: none.' }) cancel_reason!: string | null;
  @Timestamp({ nullable: true, description: 'When the order was cancelled, ISO 8601 in UTC; null: it is not.' })
  cancelled_at!: string | null;
  @Timestamp({ nullable: true, description: 'When it was shipped or picked up, ISO 8601 in UTC; null: not yet.' })
  shipped_at!: string | null;
  @Integer()
  version!: number;
  @Timestamp() created_at!: string;
  @Timestamp() updated_at!: string;
}

/** An order without its lines. */
export class OrderResponse extends OrderRecordResponse {
  @Ref(() => OrderCustomerResponse, { description: 'Contact data of the buyer, as given with the order.' })
  customer!: OrderCustomerResponse;
  @Text({ nullable: true }) invoice_path!: string | null;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export function orderResponse(order: OrderRecord, now = new Date()): OrderResponse {
  return {
    id: order.id,
    number: order.id,
    reference: order.reference,
    status: order.status,
    payment_status: order.paymentStatus,
    currency: order.currency,
    subtotal: order.subtotal.toNumber(),
    tax: order.tax.toNumber(),
    shipping: order.shipping.toNumber(),
    shipping_tax: order.shippingTax.toNumber(),
    total: order.total.toNumber(),
    paid_amount: order.paid.toNumber(),
    refunded_amount: order.refunded.toNumber(),
    open_amount: openAmount(order).toNumber(),
    refund_due: refundDue(order).toNumber(),
    prices_include_tax: order.pricesIncludeTax,
    customer_id: order.customerId,
    customer: orderCustomerResponse(order),
    payment_method: order.paymentMethod,
    shipping_method: order.shippingMethod,
    shipping_address: addressResponse(order.shippingAddress),
    billing_address: billingAddressResponse(order.billingAddress),
    note: order.note,
    is_quick: order.isQuick,
    language: order.language,
    paid_at: iso(order.paidAt),
    payment_note: order.paymentNote,
    payment_due_at: iso(order.paymentDueAt),
    overdue: isOverdue(order, now),
    invoice_path: order.invoicePath,
    tracking_number: order.trackingNumber,
    carrier: order.carrier,
    cancel_reason: order.cancelReason,
    cancelled_at: iso(order.cancelledAt),
    shipped_at: iso(order.shippedAt),
    version: order.version,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}

export const orderCustomerResponse = ({ customerId, contact }: OrderRecord): OrderCustomerResponse => ({
  id: customerId,
  first_name: contact.firstName,
  last_name: contact.lastName,
  email: contact.email,
  phone: contact.phone,
});

const addressResponse = ({ name, address, city, state, zip, country }: Address): AddressResponse => ({
  name,
  address,
  city,
  state,
  zip,
  country,
});

const billingAddressResponse = (address: Address): BillingAddressResponse => ({
  ...addressResponse(address),
  ...(address.company && { company: address.company }),
  ...(address.vat_id && { vat_id: address.vat_id }),
});
