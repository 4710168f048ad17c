import { ORDER_STATUSES, type OrderStatus } from '../../../order/index.js';
import type { BankDetails } from '../../../payment/index.js';
import { Amount, Flag, Integer, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { PayResult } from '../../use-cases/pay-order.js';

/** Bank details for the transfer. */
export class BankDetailsResponse {
  @Text({ description: 'Name of the recipient, as the bank knows it.' }) account_holder!: string;
  @Text({ description: "Name of the recipient's bank." }) bank_name!: string;
  @Text({ description: 'IBAN without spaces.' }) account_number!: string;
  @Text({ description: 'Domestic bank code of 6 digits, or SWIFT code of 8 or 11 characters.' }) bank_code!: string;
  @Text({ description: 'Tax number of the recipient: 8 digits (company) or 10 (individual).' }) tax_id!: string;
  @Amount({ description: 'Amount to transfer: what is still to be paid.' }) amount!: number;
  @Text() currency!: string;
  @Text({
    description:
      'Text to enter as the purpose of payment, in the language of the order. Contains the reference by which the ' +
      'transfer is matched.',
  })
  payment_purpose!: string;
}

/** The order that was paid, or that waits for payment. */
export class PaidOrderResponse {
  @Integer() id!: number;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    description: 'Status after the payment. An order that waits for a transfer is `awaiting_payment`.',
  })
  status!: OrderStatus;
  @Text({ description: 'Key of the method.' }) payment_method!: string;
  @Ref(() => BankDetailsResponse, {
    optional: true,
    description: 'Where to transfer the money; only for methods that are paid by bank transfer.',
  })
  bank_details?: BankDetailsResponse;
}

class PayOutcomeResponse {
  @Flag({ always: true }) success!: true;
  @Text({ description: "What happens next, in the reader's language." }) message!: string;
  @Text({
    format: 'uri',
    optional: true,
    description:
      'Page of the payment provider to which the customer must be redirected. Only for methods that have ' + 'one.',
  })
  redirect_url?: string;
}

/** The whole body of a pay call. */
export class PayResponse extends PayOutcomeResponse {
  @Ref(() => PaidOrderResponse, { description: 'The order after the payment.' }) order!: PaidOrderResponse;
}

export class CheckoutOrderResponse extends PaidOrderResponse {
  @Text({
    description:
      'Order key: opens the order without an account, as `X-Order-Key` or `?key=`. Store it; guests get it ' +
      'here and by email only.',
  })
  key!: string;
  @Text({ description: 'ISO 11649 creditor reference.' }) reference!: string;
  @Amount({ description: 'Total of the order, in `currency`.' }) total!: number;
  @Text() currency!: string;
  @Text({ format: 'uri', description: 'URL of the order page, including the order key.' }) url!: string;
}

/** The whole body of a checkout: that of a pay call, with the order's key and page. */
export class CheckoutResponse extends PayOutcomeResponse {
  @Ref(() => CheckoutOrderResponse, { description: 'The new order.' }) order!: CheckoutOrderResponse;
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
