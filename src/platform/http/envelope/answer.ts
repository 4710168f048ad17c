/** Numbers beside a list: decisions §2. */
export interface ListMeta {
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

export interface AnswerExtras {
  /** i18n key of `message`; `common.ok` when not given. */
  readonly message?: string;
  readonly args?: Record<string, unknown>;
  readonly meta?: ListMeta;
  /** Members beside `data`, such as `miniCart`. */
  readonly beside?: Record<string, unknown>;
}

/** What a controller returns to send more than `data`; any other value is `data`. */
export class Answer<T = unknown> {
  constructor(
    readonly data: T,
    readonly extras: AnswerExtras = {},
  ) {}
}

/** A body that has a shape of its own (the payment endpoints) and is sent as it is. */
export class BareAnswer {
  constructor(readonly body: unknown) {}
}

export const answer = <T>(data: T, extras: AnswerExtras = {}): Answer<T> => new Answer(data, extras);

export const listAnswer = <T>(items: T[], meta: ListMeta, data: Record<string, unknown> = {}): Answer =>
  new Answer({ items, ...data }, { meta });

/**
 * An answer that may be cached and sent for the same request of any caller, until one of its tags is dropped.
 * See ReadCache for the tags in use.
 */
export class CacheableAnswer<T = unknown> extends Answer<T> {
  constructor(
    data: T,
    readonly tags: readonly string[],
    extras: AnswerExtras = {},
    readonly bare = false,
  ) {
    super(data, extras);
  }
}
