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
import {
  type OrderLine,
  type OrderRecord,
  isOverdue,
  openAmount,
  PAYMENT_STATUSES,
  refundDue,
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
  @Text() name!: string;
  @Text({ nullable: true }) sku!: string | null;
  @MapOf({ type: 'string' }, { description: "The variant's attributes; empty for a product without variants." })
  attributes!: Readonly<Record<string, string>>;
  @Integer({ description: 'Pieces.' }) quantity!: number;
  @Amount({ description: 'Of one.' }) price!: number;
  @Amount() total!: number;
  @Amount() tax!: number;
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
  @Text({ optional: true, description: 'Only when it is a company.' }) company?: string;
  @Text({ optional: true, description: 'Only when it was given.' }) vat_id?: string;
}

/** The buyer. */
export class OrderCustomerResponse {
  @Integer({ nullable: true }) id!: number | null;
  @Text({ nullable: true }) first_name!: string | null;
  @Text({ nullable: true }) last_name!: string | null;
  @Text({ nullable: true }) email!: string | null;
  @Text({ nullable: true }) phone!: string | null;
}

/** Common members of all answers about an order. */
export class OrderRecordResponse {
  @Integer() id!: number;
  @Integer({ description: 'The same as `id`.' }) number!: number;
  @Text({ description: 'ISO 11649 creditor reference.' }) reference!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus' }) status!: OrderStatus;
  @OneOf(PAYMENT_STATUSES, { name: 'PaymentStatus', description: 'What the money received comes to.' })
  payment_status!: PaymentStatus;
  @Text({ description: 'ISO 4217, of all amounts.' }) currency!: string;
  @Amount() subtotal!: number;
  @Amount() tax!: number;
  @Amount() shipping!: number;
  @Amount() total!: number;
  @Amount() paid_amount!: number;
  @Amount() refunded_amount!: number;
  @Amount({ description: 'Still to be paid.' }) open_amount!: number;
  @Amount({ description: 'Still to be given back; 0 unless the order is cancelled.' }) refund_due!: number;
  @Flag() prices_include_tax!: boolean;
  @Integer({ nullable: true, description: 'null for a guest who left no e-mail address.' }) customer_id!: number | null;
  @Text({ description: 'Key of the method.' }) payment_method!: string;
  @Text({ nullable: true, description: 'Key of the method; null while it is not agreed.' })
  shipping_method!: string | null;
  @Ref(() => AddressResponse) shipping_address!: AddressResponse;
  @Ref(() => BillingAddressResponse) billing_address!: BillingAddressResponse;
  @Text({ nullable: true }) note!: string | null;
  @Flag({ description: 'A fast order, placed with contact data alone.' }) is_quick!: boolean;
  @OneOf(LANGUAGES, { name: 'Language', description: 'ISO 639-1.' }) language!: Language;
  @Timestamp({ nullable: true }) paid_at!: string | null;
  @Text({ nullable: true }) payment_note!: string | null;
  @Timestamp({ nullable: true }) payment_due_at!: string | null;
  @Flag({ description: 'It waits for a payment whose due date has passed.' }) overdue!: boolean;
  @Text({ nullable: true }) tracking_number!: string | null;
  @Text({ nullable: true }) cancel_reason!: string | null;
  @Timestamp({ nullable: true }) cancelled_at!: string | null;
  @Timestamp({ nullable: true }) shipped_at!: string | null;
  @Integer({ description: 'Goes up by one with each change.' }) version!: number;
  @Timestamp() created_at!: string;
  @Timestamp() updated_at!: string;
}

/** An order without its lines. */
export class OrderResponse extends OrderRecordResponse {
  @Ref(() => OrderCustomerResponse) customer!: OrderCustomerResponse;
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
