import { ORDER_STATUSES, type OrderStatus } from '../../../order/index.js';
import type { BankDetails } from '../../../payment/index.js';
import { Amount, Flag, Integer, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { PayResult } from '../../use-cases/pay-order.js';

/** Bank details for the transfer. */
export class BankDetailsResponse {
  @Text() account_holder!: string;
  @Text() bank_name!: string;
  @Text({ description: 'IBAN without spaces.' }) account_number!: string;
  @Text() bank_code!: string;
  @Text() tax_id!: string;
  @Amount() amount!: number;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Text() payment_purpose!: string;
}

/** The order that was paid, or that waits for payment. */
export class PaidOrderResponse {
  @Integer() id!: number;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus' }) status!: OrderStatus;
  @Text({ description: 'Key of the method.' }) payment_method!: string;
  @Ref(() => BankDetailsResponse, { optional: true, description: 'Of methods that are paid by a transfer.' })
  bank_details?: BankDetailsResponse;
}

class PayOutcomeResponse {
  @Flag({ always: true }) success!: true;
  @Text({ description: "From the gateway, in the reader's language." }) message!: string;
  @Text({
    format: 'uri',
    optional: true,
    description:
      'Address of the page where the customer pays: redirect the customer there. Only for methods with a page of a ' +
      'payment provider.',
  })
  redirect_url?: string;
}

/** The whole body of a pay call. */
export class PayResponse extends PayOutcomeResponse {
  @Ref(() => PaidOrderResponse) order!: PaidOrderResponse;
}

export class CheckoutOrderResponse extends PaidOrderResponse {
  @Text({ description: 'Opens the order for anybody.' }) key!: string;
  @Text({ description: 'ISO 11649 creditor reference.' }) reference!: string;
  @Amount() total!: number;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Text({ format: 'uri', description: "The order's page." }) url!: string;
}

/** The whole body of a checkout: that of a pay call, with the order's key and page. */
export class CheckoutResponse extends PayOutcomeResponse {
  @Ref(() => CheckoutOrderResponse) order!: CheckoutOrderResponse;
}

export const payResponse = ({ order, message, bankDetails, redirectUrl }: PayResult): PayResponse => ({
  success: true,
  message,
  ...(redirectUrl !== null && { redirect_url: redirectUrl }),
  order: {
    id: order.id,
    status: order.status,
    payment_method: order.paymentMethod,
    ...(bankDetails && { bank_details: bankDetailsResponse(bankDetails) }),
  },
});

/** @param baseUrl of the shop, without a trailing slash */
export function checkoutResponse(paid: PayResult, baseUrl: string): CheckoutResponse {
  const { key, reference, total, currency } = paid.order;
  const response = payResponse(paid);
  const url = baseUrl + orderPagePath(paid.order);
  return { ...response, order: { ...response.order, key, reference, total: total.toNumber(), currency, url } };
}

/** Path of the order's page with the order key. */
export const orderPagePath = ({ id, key }: { readonly id: number; readonly key: string }): string =>
  `/order/${id}?key=${key}`;

const bankDetailsResponse = (details: BankDetails): BankDetailsResponse => ({
  account_holder: details.account_holder,
  bank_name: details.bank_name,
  account_number: details.account_number,
  bank_code: details.bank_code,
  tax_id: details.tax_id,
  amount: details.amount,
  currency: details.currency,
  payment_purpose: details.payment_purpose,
});
