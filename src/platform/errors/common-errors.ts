import { defineErrors } from './define-errors.js';

/** Errors that any operation may answer. */
export const commonErrors = defineErrors('common', {
  unreadable_body: 400,
  unauthenticated: 401,
  forbidden: 403,
  insufficient_scope: 403,
  manager_needed: 403,
  owner_needed: 403,
  csrf_failed: 403,
  cross_site_request: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale_version: 409,
  idempotency_in_progress: 409,
  /** The request with this key was carried out, but its answer could not be stored. */
  idempotency_answer_lost: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  nested_too_deep: 422,
  too_many_fields: 422,
  too_many_values: 422,
  idempotency_key_reused: 422,
  // of Money: amounts that no field check can see, such as the sum of many lines
  out_of_range: 422,
  too_many_digits: 422,
  not_an_amount: 422,
  too_many_requests: 429,
  internal_error: 500,
  database_unavailable: 503,
  overloaded: 503,
});

type CommonErrors = typeof commonErrors;
declare module './define-errors.js' {
  interface KnownErrors extends CommonErrors {}
}
