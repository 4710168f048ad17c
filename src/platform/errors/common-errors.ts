import { defineErrors } from './define-errors.js';

/** Errors that belong to no module. */
export const commonErrors = defineErrors('common', {
  unreadable_body: { status: 400, givenBy: 'all' },
  unauthenticated: { status: 401, givenBy: 'identified' },
  forbidden: { status: 403, givenBy: 'restricted' },
  insufficient_scope: { status: 403, givenBy: 'restricted', details: { needed: 'orders' } },
  manager_needed: { status: 403, givenBy: 'managers' },
  owner_needed: { status: 403, givenBy: 'owners' },
  csrf_failed: { status: 403, givenBy: 'writes' },
  cross_site_request: { status: 403, givenBy: 'writes' },
  not_found: 404,
  method_not_allowed: { status: 405, details: { allow: 'GET, HEAD' } },
  conflict: 409,
  stale_version: 409,
  idempotency_in_progress: { status: 409, givenBy: 'idempotent', details: { retry_after: 1 } },
  /** The request with this key was carried out, but its answer could not be stored. */
  idempotency_answer_lost: { status: 409, givenBy: 'idempotent' },
  /** `If-Match` or `If-Unmodified-Since` of a request for a picture is not fulfilled. */
  precondition_failed: 412,
  payload_too_large: { status: 413, givenBy: 'bodies' },
  unsupported_media_type: { status: 415, givenBy: 'bodies' },
  /** A `Range` of a request for a picture begins after its end. */
  range_not_satisfiable: 416,
  validation_failed: { status: 422, givenBy: 'validated', details: { errors: { quantity: ['must be at least 1'] } } },
  nested_too_deep: { status: 422, givenBy: 'bodies', details: { limit: 32 } },
  too_many_fields: { status: 422, givenBy: 'all', details: { limit: 1000 } },
  too_many_values: { status: 422, givenBy: 'bodies', details: { limit: 15_000 } },
  idempotency_key_reused: { status: 422, givenBy: 'idempotent' },
  // thrown by Money for amounts that no field check can see, such as the sum of many lines
  out_of_range: { status: 422, givenBy: 'amounts' },
  too_many_digits: { status: 422, givenBy: 'amounts' },
  not_an_amount: { status: 422, givenBy: 'amounts' },
  too_many_requests: { status: 429, givenBy: 'limited', details: { retry_after: 30 } },
  internal_error: { status: 500, givenBy: 'all' },
  database_unavailable: { status: 503, givenBy: 'all', details: { retry_after: 2 } },
  overloaded: { status: 503, givenBy: 'all', details: { retry_after: 5 } },
});

type CommonErrors = typeof commonErrors;
declare module './define-errors.js' {
  interface KnownErrors extends CommonErrors {}
}
