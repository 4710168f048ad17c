import type { Answer, Schemas } from '../../api-types/index.js';
import { ask } from '../session/questions.js';
import { session } from '../session/session.js';
import { ApiError } from './api-error.js';
import type { AnswerAt, Known, SentTo } from './operations.js';
import { readBody } from './read-body.js';

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface CallOptions {
  /** Identifies the intent, so that a repeat of the call has no second effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /**
   * A background request does not extend the session, and fails without leaving the page when the session has ended.
   */
  readonly background?: boolean;
}

/** Window event after a call that changed something. */
export const WRITTEN = 'panel:written';

let token: Promise<string> | null = null;

async function fetchToken(): Promise<string> {
  const response = await fetch(`${session.base}/api/auth/csrf`, { headers: { Accept: 'application/json' } });
  const body: Partial<Answer<'getCsrfToken'>> = await response.json();
  return body.data?.csrf_token ?? '';
}

/** The session's CSRF token, fetched once; `renew` fetches another one after a refusal. */
export function csrfToken(renew = false): Promise<string> {
  if (renew || !token) token = fetchToken();
  token.catch(() => (token = null));
  return token;
}

/** URL of an operation, with the language of the panel and the `query` (without empty values). */
export function addressOf(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  search.set('lang', session.language);
  return `${session.base}${path}${path.includes('?') ? '&' : '?'}${search.toString()}`;
}

/** Redirects to the login after the session has ended; the login then leads back to this screen. */
function toLogin(): never {
  const next = window.location.pathname + window.location.search;
  window.location.assign(`${session.base}/admin/login?next=${encodeURIComponent(next)}`);
  throw new ApiError(401);
}

/**
 * Sends a request.
 * @param Success type of the successful answer
 */
export async function send<Success>(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions,
  renewed = false,
): Promise<Success> {
  const isWrite = method !== 'GET';
  const isForm = body instanceof FormData;
  const response = await fetch(addressOf(path), {
    method,
    headers: {
      Accept: 'application/json',
      ...(isWrite && { 'X-CSRF-TOKEN': await csrfToken(renewed) }),
      ...(isWrite && !isForm && { 'Content-Type': 'application/json' }),
      ...(options.background && { 'X-Background': '1' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    ...(isWrite && { body: isForm ? body : JSON.stringify(body ?? {}) }),
    ...(options.signal && { signal: options.signal }),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0);
  });
  const read = (await readBody(response)) as Success & Partial<Schemas['Error']>;
  if (response.ok && read.success !== false) {
    if (isWrite) window.dispatchEvent(new Event(WRITTEN));
    return read;
  }
  if (options.background && response.status === 401) throw new ApiError(401, read);
  if (await isToBeRepeated(new ApiError(response.status, read), isWrite, body, renewed))
    return send(method, path, body, options, true);
  throw new ApiError(response.status, read);
}

/** Requests what a refused call requires, such as a proof of identity, and returns whether to send the call again. */
async function isToBeRepeated(
  { status, code }: ApiError,
  isWrite: boolean,
  body: unknown,
  renewed: boolean,
): Promise<boolean> {
  if (status === 401) return isWrite ? ask('login') : toLogin();
  if (code === 'second_factor_setup_required') toSetUp();
  if (code === 'proof_required') return prove(body);
  return code === 'csrf_failed' && !renewed;
}

/**
 * A password in the call is sufficient proof; otherwise it is requested.
 * @throws ApiError if the call's password is wrong
 */
async function prove(body: unknown): Promise<boolean> {
  const typed = (body as { password?: unknown } | null | undefined)?.password;
  if (typeof typed !== 'string' || typed === '') return ask('proof');
  await send('POST', '/api/auth/proof', { password: typed }, {});
  return true;
}

/** Redirects to the only page that is open to administrators who must set up a second factor first. */
function toSetUp(): void {
  const page = `${session.base}/admin/pages/account`;
  if (window.location.pathname !== page) window.location.assign(page);
}

/**
 * Client of the shop's REST API: session cookie, CSRF token, localized errors as {@link ApiError}. The types of answers
 * follow from the path; a path that openapi.json does not have is a type error.
 */
export const api = {
  get: <Path extends string>(path: Known<'get', Path>, query: Query = {}, options: CallOptions = {}) =>
    send<AnswerAt<'get', Path>>('GET', withQuery(path, query), undefined, options),
  post: <Path extends string>(path: Known<'post', Path>, body?: SentTo<'post', Path>, options: CallOptions = {}) =>
    send<AnswerAt<'post', Path>>('POST', path, body, options),
  put: <Path extends string>(path: Known<'put', Path>, body?: SentTo<'put', Path>, options: CallOptions = {}) =>
    send<AnswerAt<'put', Path>>('PUT', path, body, options),
  delete: <Path extends string>(path: Known<'delete', Path>, options: CallOptions = {}) =>
    send<AnswerAt<'delete', Path>>('DELETE', path, undefined, options),
};

export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return pairs.length === 0
    ? path
    : `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** URL for download links, e.g. of a CSV file. */
export const downloadAddress = (path: string, query: Query = {}): string => addressOf(path, query);
