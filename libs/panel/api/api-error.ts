/** An error answer of the service (decisions §2). */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Stable code, e.g. `validation_failed`, `stale_version`. */
  readonly code: string;
  /** Sentences by field, in the reader's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The whole body, e.g. for `allowed` and `available`. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body['message'] === 'string' ? body['message'] : '');
    this.status = status;
    this.code = typeof body['code'] === 'string' ? body['code'] : '';
    this.fields = (body['errors'] as Record<string, string[]> | undefined) ?? {};
    this.body = body;
  }
}
