import type { ErrorCode, Schemas } from '../../api-types/index.js';

/** An error answer of the service (decisions §2). */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Stable code, e.g. `validation_failed`, `stale_version`; '' when the answer is not the service's. */
  readonly code: ErrorCode | '';
  /** Sentences by field, in the reader's language. */
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
