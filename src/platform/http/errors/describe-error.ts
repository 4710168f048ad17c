import { isDomainError, type DomainError, type FieldErrors } from '#kernel';
import { isDatabaseUnavailable, isRetryable } from '../../database/pg-errors.js';
import { constraintError } from '../../errors/constraint-errors.js';
import { knownError, type KnownError } from '../../errors/define-errors.js';
import { membersAmong } from '../../errors/error-members.js';
import '../../errors/common-errors.js';

export interface DescribedError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Record<string, string[]>;
  readonly beside?: Record<string, unknown>;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter?: number;
  readonly allow?: string;
  /** Value of `Content-Range`: the size of the file (RFC 9110, 14.4). */
  readonly contentRange?: string;
}

/** Maximum number of fields in `errors` of an answer. */
export const MAX_FIELD_ERRORS = 50;

type Translate = (key: string, args?: Record<string, unknown>) => string;

const CODE_OF_STATUS: Record<number, string> = {
  400: 'unreadable_body',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  412: 'precondition_failed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  422: 'validation_failed',
  429: 'too_many_requests',
  503: 'overloaded',
};

/** Status, stable code and localized message of anything that can be thrown. */
export function describeError(thrown: unknown, translate: Translate): DescribedError {
  if (isDomainError(thrown)) return describeDomainError(thrown, translate);
  const violated = constraintError(thrown);
  if (violated) return describeDomainError(violated, translate);
  if (isDatabaseUnavailable(thrown) || isRetryable(thrown)) {
    return {
      status: 503,
      code: 'database_unavailable',
      message: translate('common.errors.database_unavailable'),
      retryAfter: 2,
    };
  }
  const status = statusOf(thrown);
  const code = CODE_OF_STATUS[status] ?? (status < 500 ? 'unreadable_body' : 'internal_error');
  return {
    status: CODE_OF_STATUS[status] ? status : status < 500 ? 400 : 500,
    code,
    message: translate(`common.errors.${code}`),
    ...(status === 416 && { contentRange: contentRangeOf(thrown) }),
  };
}

/** The `Content-Range` of an error of `send`, the library that serves files. */
const contentRangeOf = (thrown: unknown): string | undefined =>
  (thrown as { headers?: Record<string, string> }).headers?.['Content-Range'];

function describeDomainError(error: DomainError, translate: Translate): DescribedError {
  const known = knownError(error.code);
  if (!known) return { status: 500, code: 'internal_error', message: translate('common.errors.internal_error') };
  const {
    retry_after: retryAfter,
    allow,
    wording,
  } = error.details as { retry_after?: number; allow?: string; wording?: string };
  const beside = Object.fromEntries(membersAmong(error.details).map((name) => [name, error.details[name]]));
  return {
    status: known.status,
    code: error.code,
    message: translate(wording ? `${known.i18nKey}_${wording}` : known.i18nKey, argumentsOf(error, known, translate)),
    ...(hasFields(error) && { errors: sentences(error, translate) }),
    ...(Object.keys(beside).length > 0 && { beside }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(allow !== undefined && { allow }),
  };
}

/**
 * The details of an error as arguments of its message. Details in `named` are translated; `textKeys` of the error gives
 * other keys for some of them.
 */
function argumentsOf({ details }: DomainError, { named }: KnownError, translate: Translate): Record<string, unknown> {
  const { textKeys = {} } = details as { textKeys?: Readonly<Record<string, readonly string[]>> };
  const texts = Object.entries(named ?? {}).map(([name, prefix]) => {
    const keys = textKeys[name] ?? [details[name]].flat().map((word) => `${prefix}.${String(word)}`);
    return [name, keys.map((key) => translate(key)).join(', ')];
  });
  return { ...details, ...(Object.fromEntries(texts) as Record<string, string>) };
}

const hasFields = (error: DomainError): error is FieldErrors => 'fields' in error;

/** One message per field: that of its first error. */
function sentences(error: FieldErrors, translate: Translate): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(error.fields)
      .slice(0, MAX_FIELD_ERRORS)
      .map(([field, problems]) => [
        field,
        problems.slice(0, 1).map(({ key, args, text }) => text ?? translate(key, args)),
      ]),
  );
}

/** Whether the error is an exception of Nest, possibly of a plugin's own copy of Nest. */
export const isHttpException = (thrown: unknown): thrown is { getStatus(): number } =>
  typeof (thrown as { getStatus?: unknown } | null)?.getStatus === 'function';

/** The status of an exception of Nest or an error of a body parser, which both have `status`. */
function statusOf(thrown: unknown): number {
  if (isHttpException(thrown)) return thrown.getStatus();
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
