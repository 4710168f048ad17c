import { defineErrors } from './define-errors.js';

/** Errors that belong to no module. */
export const commonErrors = defineErrors('common', {
  unreadable_body: {
    status: 400,
    hint: 'Also given for bytes that are not UTF-8 and for a NUL character, in the body or the URL.',
    givenBy: 'all',
  },
  unauthenticated: { status: 401, hint: 'Comes with `WWW-Authenticate: Bearer`.', givenBy: 'identified' },
  forbidden: { status: 403, givenBy: 'restricted' },
  insufficient_scope: { status: 403, givenBy: 'restricted', details: { needed: 'orders' } },
  manager_needed: { status: 403, givenBy: 'managers' },
  owner_needed: { status: 403, givenBy: 'owners' },
  csrf_failed: {
    status: 403,
    hint: 'Get a new token from `GET /api/auth/csrf` and send it in `X-CSRF-TOKEN`.',
    givenBy: 'writes',
  },
  cross_site_request: { status: 403, givenBy: 'writes' },
  not_found: { status: 404, hint: 'Also given for a record of another customer.' },
  method_not_allowed: { status: 405, hint: 'The header `Allow` lists the methods.', details: { allow: 'GET, HEAD' } },
  conflict: 409,
  stale_version: {
    status: 409,
    hint: 'The record is not the one that `version` names, or the cart of a new order has changed.',
  },
  idempotency_in_progress: { status: 409, givenBy: 'idempotent', details: { retry_after: 1 } },
  /** The request with this key was carried out, but its answer could not be stored. */
  idempotency_answer_lost: { status: 409, givenBy: 'idempotent' },
  precondition_failed: { status: 412, hint: 'Given for a picture.' },
  payload_too_large: { status: 413, givenBy: 'bodies' },
  unsupported_media_type: {
    status: 415,
    hint: 'The message names the media type that the operation takes.',
    givenBy: 'bodies',
  },
  range_not_satisfiable: { status: 416, hint: 'Given for a picture. `Content-Range` has its size.' },
  validation_failed: {
    status: 422,
    hint: '`errors` has a list of messages for each invalid field.',
    givenBy: 'validated',
    details: { errors: { quantity: ['must be at least 1'] } },
  },
  nested_too_deep: { status: 422, givenBy: 'parsed', details: { limit: 32 } },
  too_many_fields: { status: 422, givenBy: 'all', details: { limit: 1000 } },
  too_many_values: { status: 422, givenBy: 'parsed', details: { limit: 15_000 } },
  idempotency_key_reused: { status: 422, givenBy: 'idempotent' },
  // These are errors of Money. Requests give only the first, because the fields of amounts are validated before.
  out_of_range: { status: 422, hint: 'The lines of an order add up to more than any order may cost.' },
  too_many_digits: 422,
  not_an_amount: 422,
  too_many_requests: { status: 429, givenBy: 'limited', details: { retry_after: 30 } },
  internal_error: { status: 500, hint: 'Report the `request_id`.', givenBy: 'all' },
  database_unavailable: { status: 503, givenBy: 'all', details: { retry_after: 2 } },
  overloaded: { status: 503, givenBy: 'all', details: { retry_after: 5 } },
});

type CommonErrors = typeof commonErrors;
declare module './define-errors.js' {
  interface KnownErrors extends CommonErrors {}
}
