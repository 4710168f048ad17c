import { LANGUAGES } from '#kernel';
import type { Admitted } from '../../access/access.decorator.js';
import type { Protocol } from './documented.decorator.js';
import type { JsonSchema } from './json-schema.js';

/** Ways to authenticate. */
export const securitySchemes: Record<string, JsonSchema> = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'shop_…', description: 'An API token with scopes.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'shop',
    description: 'The session of a customer or an administrator; over HTTPS the cookie is called `__Host-shop`.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-TOKEN',
    description: 'Token from `GET /api/auth/csrf`. Required for every write with the session cookie.',
  },
  cart: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Cart-Token',
    description:
      'For guests without cookies: the token of the first answer. Identifies the cart, the wishlist and the ' +
      'comparison.',
  },
  orderKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Order-Key',
    description: 'For guests: `key` of the order, from the answer that placed it. May be sent as `?key=` instead.',
  },
};

const text: JsonSchema = { type: 'string' };

/** Response headers, to which operations refer. */
export const commonHeaders: Record<string, JsonSchema> = {
  'Content-Language': { description: 'Language of the answer.', schema: { type: 'string', enum: [...LANGUAGES] } },
  ETag: { description: 'Send it as `If-None-Match`: an unchanged answer is 304 without a body.', schema: text },
  'Idempotent-Replayed': {
    description: '`true` when this is the stored answer of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
  'WWW-Authenticate': { description: '`Bearer`.', schema: text },
  'X-Cart-Token': { description: 'Of a guest without cookies: send it with the following requests.', schema: text },
  'X-Request-Id': {
    description: 'Identifies the request in the server log and the activity log.',
    schema: { ...text, format: 'uuid' },
  },
};

export interface CalledOperation {
  readonly method: string;
  readonly protocol: Protocol;
  readonly admitted: readonly Admitted[];
  readonly isIdempotent: boolean;
}

/** Ways to authenticate that most operations accept; the others declare theirs. */
export const commonSecurity: JsonSchema[] = [{ bearer: [] }, { session: [], csrf: [] }];

export const isCommonSecurity = (security: readonly JsonSchema[]): boolean =>
  JSON.stringify(security) === JSON.stringify(commonSecurity);

export function securityOf({ method, protocol, admitted }: CalledOperation): JsonSchema[] {
  return [
    ...(admitted.includes('anyone') ? [{}] : []),
    ...(protocol.guestBy ?? []).map((scheme) => ({ [scheme]: [] })),
    { bearer: [] },
    method === 'get' ? { session: [] } : { session: [], csrf: [] },
  ];
}

/** Response that operations with an `ETag` have in addition. */
export const NOT_MODIFIED = { 304: { $ref: '#/components/responses/NotModified' } };

/** Responses of several operations that are neither a success nor an error. */
export const commonResponses: Record<string, JsonSchema> = {
  NotModified: { description: 'The answer has not changed since the one whose `ETag` was sent as `If-None-Match`.' },
};

/**
 * Headers of an operation's success. `X-Request-Id` and `Content-Language` are not repeated, because all responses have
 * them.
 */
export function headersOf({ protocol, isIdempotent }: CalledOperation): JsonSchema {
  const names = [
    ...(protocol.etag ? ['ETag'] : []),
    ...(isIdempotent ? ['Idempotent-Replayed'] : []),
    ...(protocol.cartToken ? ['X-Cart-Token'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
