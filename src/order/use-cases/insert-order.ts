import { Injectable } from '@nestjs/common';
import { newOrderKey, type Language, type Money } from '#kernel';
import type { Actor } from '#contracts';
import type { Transaction } from '../../platform/database/transaction.js';
import { toOrderRecord, type OrderRow } from '../data/order-row.js';
import { insertOrder } from '../data/order.statements.js';
import { lineColumns, type NewOrderLine } from '../data/line-columns.js';
import type { Address, Contact, OrderLine, OrderRecord } from '../domain/order-record.js';
import { orderEventData } from '../domain/order-event-data.js';

/** Everything an order is made of; amounts are computed by the caller, who knows catalog, tax and shipping. */
export interface NewOrder {
  readonly currency: string;
  readonly language: Language;
  /** null: one is made, by `newCustomer`. */
  readonly customerId: number | null;
  /** The customer module's statement that makes a customer of the columns of the record `o`. */
  readonly newCustomer: string;
  readonly guestOwnerKey: string | null;
  readonly contact: Contact;
  readonly lines: readonly NewOrderLine[];
  readonly subtotal: Money;
  readonly tax: Money;
  readonly shipping: Money;
  readonly total: Money;
  readonly pricesIncludeTax: boolean;
  readonly paymentMethod: string;
  readonly shippingMethod: string | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly note: string | null;
  readonly isQuick: boolean;
  readonly idempotencyRef: string | null;
}

export interface CreatedOrder {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
}

/** What the database decides of a new order. */
type Decided = Pick<
  OrderRow,
  'id' | 'reference' | 'status' | 'customer_id' | 'payment_status' | 'version' | 'created_at' | 'updated_at'
> & { line_ids: number[] };

/** What happens to an order later. */
const NOTHING_YET = {
  paid: '0',
  refunded: '0',
  payment_note: null,
  paid_at: null,
  payment_due_at: null,
  invoice_path: null,
  tracking_number: null,
  cancel_reason: null,
  cancelled_at: null,
  shipped_at: null,
  stock_returned_at: null,
} as const;

/** Stores a new order in `pending` with its lines and publishes OrderCreated. One statement. */
@Injectable()
export class InsertOrder {
  async run(tx: Transaction, order: NewOrder, actor: Actor): Promise<CreatedOrder> {
    const columns = {
      key: newOrderKey(),
      idempotency_ref: order.idempotencyRef,
      currency: order.currency,
      language: order.language,
      customer_id: order.customerId,
      guest_holder: order.guestOwnerKey,
      email: order.contact.email,
      first_name: order.contact.firstName,
      last_name: order.contact.lastName,
      phone: order.contact.phone,
      subtotal: String(order.subtotal.minor),
      tax: String(order.tax.minor),
      shipping: String(order.shipping.minor),
      total: String(order.total.minor),
      prices_include_tax: order.pricesIncludeTax,
      payment_method: order.paymentMethod,
      shipping_method: order.shippingMethod,
      shipping_address: order.shippingAddress,
      billing_address: order.billingAddress,
      note: order.note,
      is_quick: order.isQuick,
    };
    const [decided] = await tx.query<Decided>(insertOrder(order.newCustomer), [
      JSON.stringify(columns),
      JSON.stringify(order.lines.map(lineColumns)),
      JSON.stringify(actor),
    ]);
    const created = toOrderRecord({ ...NOTHING_YET, ...columns, ...decided! });
    tx.publish('OrderCreated', actor, {
      ...orderEventData(created),
      is_quick: created.isQuick,
      items: order.lines.map((line) => ({
        product_id: line.productId,
        variant_id: line.variantId,
        name: line.name,
        sku: line.sku,
        quantity: line.quantity,
        price: line.price.toNumber(),
        total: line.total.toNumber(),
      })),
    });
    return { order: created, lines: order.lines.map((line, index) => ({ ...line, id: decided!.line_ids[index]! })) };
  }
}
