import type { ApiError } from './api.js';
import { language, sentence } from './sentences.js';
import { shop } from './shop.js';

export type Failure = Pick<ApiError, 'message' | 'code' | 'errors' | 'available'> & { success: false };
export type Answered<T> = (T & { success: true }) | Failure;

/** The part of a failed answer that callbacks receive. */
export const failureOf = ({ success, message, code, errors, available }: Failure): Failure => ({
  success,
  message,
  code,
  ...(errors && { errors }),
  ...(available !== undefined && { available }),
});

const TIMEOUT_MS = 20_000;
const CART_TOKEN = 'shop-cart-token';
const fail = (code: string): Failure => ({ success: false, code, message: sentence('away') });

const tokenTag = (): HTMLMetaElement | null => document.querySelector('meta[name=csrf-token]');
const isElsewhere = (): boolean => new URL(shop.base, location.href).origin !== location.origin;

/** Idempotency keys of requests without an answer yet: a repeat uses the same key and has one effect. */
const idempotencyKeys = new Map<string, string>();
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends a REST call. Never rejects: errors of the network or of parsing are failures as well. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answered<T>> {
  const signature = method + path + JSON.stringify(body);
  const key = method === 'POST' ? (idempotencyKeys.get(signature) ?? newKey()) : undefined;
  idempotencyKeys.delete(signature);
  const answer = await attempt<T>(method, path, body, key);
  if (key && !answer.success && /^(network|overloaded|database_unavailable|idempotency_in_progress)$/.test(answer.code))
    idempotencyKeys.set(signature, key);
  return answer;
}

async function attempt<T>(method: string, path: string, body?: object, key?: string): Promise<Answered<T>> {
  const send = (): Promise<Answered<T>> => request(method, path, body, key);
  try {
    if (method !== 'GET' && !tokenTag()?.content) await renewToken();
    // A request that may be repeated is sent once more.
    let answer = await send().catch((error: unknown) => {
      if (method === 'DELETE') throw error;
      return send();
    });
    if (!answer.success && answer.code === 'csrf_failed') {
      await renewToken();
      answer = await send();
    }
    return answer;
  } catch {
    return fail('network');
  }
}

/** Rejects if the shop cannot be reached. */
async function request<T>(method: string, path: string, body?: object, key?: string): Promise<Answered<T>> {
  const elsewhere = isElsewhere();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body) headers['Content-Type'] = 'application/json';
  if (key) headers['Idempotency-Key'] = key;
  if (method !== 'GET') headers['X-CSRF-TOKEN'] = tokenTag()?.content ?? '';
  // Browsers that block third-party cookies need this header.
  if (elsewhere && cartToken) headers['X-Cart-Token'] = cartToken;
  const response = await fetch(`${shop.base}/api${path}?lang=${encodeURIComponent(language())}`, {
    method,
    headers,
    credentials: 'include',
    signal: AbortSignal.timeout?.(TIMEOUT_MS),
    // The call is completed even if the page is left.
    keepalive: method !== 'GET' && !elsewhere,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (elsewhere) storeCartToken(response.headers.get('X-Cart-Token'));
  const answer = (await response.json().catch(() => null)) as Answered<T> | null;
  return typeof answer?.success === 'boolean' ? answer : fail('overloaded');
}

let renewal: Promise<void> | null = null;

/** Stores a new token in the page's meta tag and its forms; concurrent calls share one request. */
function renewToken(): Promise<void> {
  renewal ??= request<{ data: { csrf_token: string | null } }>('GET', '/auth/csrf')
    .then((answer) => {
      if (answer.success && answer.data.csrf_token) storeToken(answer.data.csrf_token);
    })
    .finally(() => (renewal = null));
  return renewal;
}

function storeToken(token: string): void {
  const tag =
    tokenTag() ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'csrf-token' }));
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name=_csrf]'))
    if (field.value === tag.content) field.value = token;
  tag.content = token;
}

let cartToken: string | null = null;

function storeCartToken(token: string | null): void {
  if (!token) return;
  cartToken = token;
  try {
    localStorage.setItem(CART_TOKEN, token);
  } catch {
    // A browser without storage keeps the value until the page is closed.
  }
}

try {
  cartToken = localStorage.getItem(CART_TOKEN);
} catch {
  // A browser without storage has no token from an earlier page.
}
