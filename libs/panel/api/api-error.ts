import type { ErrorCode, Schemas } from '../../api-types/index.js';

/** An error answer of the API. */
export class ApiError extends Error {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Stable code, e.g. `validation_failed`, `stale_version`; '' if the answer is not from the API. */
  readonly code: ErrorCode | '';
  /** Messages by field, in the panel's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The whole body, e.g. for `allowed` and `available`. */
  readonly body: Partial<Schemas['Error']>;

  constructor(status: number, body: Partial<Schemas['Error']> = {}) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code ?? '';
    this.fields = body.errors ?? {};
    this.body = body;
  }
}
