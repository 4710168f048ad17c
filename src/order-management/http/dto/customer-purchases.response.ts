import type { Purchases } from '../../../order/index.js';
import { Amount, Integer, ListOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';

export class CurrencyAmountResponse {
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Amount() amount!: number;
}

/** What a customer has ordered so far. */
export class CustomerPurchasesResponse {
  @Integer() customer_id!: number;
  @Integer({ description: 'Orders made, cancelled ones too.' }) orders!: number;
  @Integer() cancelled!: number;
  @ListOf(() => CurrencyAmountResponse, { description: 'Received and not given back, one sum for each currency.' })
  spent!: CurrencyAmountResponse[];
  @Timestamp({ nullable: true }) last_order_at!: string | null;
}

export class CustomersPurchasesResponse {
  @ListOf(() => CustomerPurchasesResponse, { description: 'In the order of the ids.' })
  items!: CustomerPurchasesResponse[];
}

export const customerPurchasesResponse = (purchases: Purchases): CustomerPurchasesResponse => ({
  customer_id: purchases.customerId,
  orders: purchases.orders,
  cancelled: purchases.cancelled,
  spent: purchases.spent.map((money) => ({ currency: money.currency, amount: money.toNumber() })),
  last_order_at: purchases.lastOrderAt?.toISOString() ?? null,
});
