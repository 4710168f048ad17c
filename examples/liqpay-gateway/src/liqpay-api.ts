import type { SettingValues } from '@shop/contracts';
import { textOf } from './settings.js';
import { signed } from './signature.js';

/** Time limit of a request in milliseconds, below the shop's limit of 15 s. */
const LIMIT_MS = 10_000;
const VERSION = 3;

/** Members of LiqPay's answers that the gateway reads. */
export interface LiqPayAnswer {
  readonly result?: string;
  readonly status?: string;
  readonly err_code?: string;
  readonly err_description?: string;
  readonly order_id?: string;
  readonly amount?: number;
  readonly currency?: string;
  /** Sum of all refunds of the payment. */
  readonly refund_amount?: number;
}

/**
 * Calls the API.
 * @throws Error if there is no valid answer; the outcome is then unknown
 */
export async function request(values: SettingValues, action: string, more: object): Promise<LiqPayAnswer> {
  const parameters = { version: VERSION, public_key: textOf(values, 'public_key'), action, ...more };
  const response = await fetch(`${textOf(values, 'api_url')}/api/request`, {
    method: 'POST',
    body: new URLSearchParams({ ...signed(parameters, textOf(values, 'private_key')) }),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(`LiqPay answered ${response.status}.`);
  return (await response.json()) as LiqPayAnswer;
}

/**
 * LiqPay's record of the payment; null if LiqPay does not know the payment.
 * @throws Error for any other error
 */
export async function statusOf(values: SettingValues, orderId: string): Promise<LiqPayAnswer | null> {
  const answer = await request(values, 'status', { order_id: orderId });
  if (answer.err_code === 'payment_not_found') return null;
  if (!answer.status || answer.order_id !== orderId)
    throw new Error(`LiqPay says nothing about the payment: ${answer.err_code ?? 'no status'}.`);
  return answer;
}

/** Link to the checkout page, with the form fields as query parameters. */
export function checkoutLink(values: SettingValues, more: object): string {
  const parameters = { version: VERSION, public_key: textOf(values, 'public_key'), ...more };
  const fields = new URLSearchParams({ ...signed(parameters, textOf(values, 'private_key')) });
  return `${textOf(values, 'api_url')}/api/3/checkout?${fields.toString()}`;
}
