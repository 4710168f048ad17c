import type { SettingValues } from '@shop/contracts';
import { textOf } from './settings.js';

/** Time limit of a request, below the shop's limit of 15 s. */
const LIMIT_MS = 10_000;

/** `unknown`: the provider does not know the payment. `refused`: the provider has definitely rejected the request. */
export type ProviderAnswer =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Calls the provider.
 * @param key the key of the attempt or operation: the provider acts once per key
 * @throws Error for every other answer: the outcome is then unknown, and the shop asks again
 */
export async function callProvider(
  settings: SettingValues,
  method: 'GET' | 'POST',
  path: string,
  key?: string,
  body?: object,
): Promise<ProviderAnswer> {
  const response = await fetch(`${textOf(settings, 'api_url')}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${textOf(settings, 'api_key')}`,
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (response.status === 404) return { kind: 'unknown' };
  const answer: unknown = await response.json();
  if (response.status === 409) return { kind: 'refused', reason: reasonOf(answer) };
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  return { kind: 'done', body: answer };
}

const reasonOf = (answer: unknown): string => String((answer as { error?: unknown } | null)?.error ?? 'Refused.');
