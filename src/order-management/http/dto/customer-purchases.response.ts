import type { Purchases } from '../../../order/index.js';
import { Amount, Integer, ListOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';

export class CurrencyAmountResponse {
  @Text() currency!: string;
  @Amount({ description: 'Sum in this currency.' }) amount!: number;
}

/** Orders of a customer in numbers. */
export class CustomerPurchasesResponse {
  @Integer() customer_id!: number;
  @Integer({ description: 'Number of orders, including cancelled ones.' }) orders!: number;
  @Integer({ description: 'Number of cancelled orders among them.' }) cancelled!: number;
  @ListOf(() => CurrencyAmountResponse, { description: 'Payments received less refunds, one sum for each currency.' })
  spent!: CurrencyAmountResponse[];
  @Timestamp({ nullable: true, description: 'When the newest order was placed, ISO 8601 in UTC; null: no order yet.' })
  last_order_at!: string | null;
}

export class CustomersPurchasesResponse {
  @ListOf(() => CustomerPurchasesResponse, { description: 'One entry for each requested id, in the same order.' })
  items!: CustomerPurchasesResponse[];
}

export const customerPurchasesResponse = (purchases: Purchases): CustomerPurchasesResponse => ({
  customer_id: purchases.customerId,
  orders: purchases.orders,
  cancelled: purchases.cancelled,
  spent: purchases.spent.map((money) => ({ currency: money.currency, amount: money.toNumber() })),
  last_order_at: purchases.lastOrderAt?.toISOString() ?? null,
});
