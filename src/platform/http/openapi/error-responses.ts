import { allKnownErrors, knownError, type GivenBy, type KnownError } from '../../errors/define-errors.js';
import {
  commonErrorCode,
  errorCode,
  errorSchema,
  ErrorTexts,
  pascal,
  referenceTo,
  schemaName,
  schemaOf,
  unionOf,
} from './error-schemas.js';
import type { JsonSchema } from './json-schema.js';

interface ErrorComponents {
  readonly schemas: Record<string, JsonSchema>;
  readonly responses: Record<string, JsonSchema>;
}

const DESCRIPTIONS: Record<string, string> = {
  default: 'The server failed, or is overloaded. The request may be repeated after `Retry-After`, if it is given.',
  400: 'The request is malformed: its body is neither valid JSON nor a valid form, or its encoding is not UTF-8.',
  401: 'Credentials are missing, invalid or expired.',
  403: 'The caller is not permitted to do this, or the CSRF check failed.',
  404: 'The record does not exist, or belongs to another customer.',
  409: 'The state of the record does not permit this; `code` gives the reason.',
  413: 'The body is too large.',
  415: 'The media type, charset or encoding of the body is not supported.',
  422: 'Values of the request are invalid; with `validation_failed`, `errors` lists them by field.',
  429: 'The caller exceeded a limit of requests. Repeat the request after `Retry-After` seconds.',
  503: 'The service is temporarily unavailable; see `Retry-After`.',
};

/** The parts of a response's name. */
interface Named {
  readonly operationId: string;
  /** Codes that the operation names itself. */
  readonly codes: readonly string[];
  /** General codes that the operation cannot return, although other operations of its kinds can. */
  readonly lacking: readonly string[];
}

/** Error responses. Those that several operations share are listed once among the components. */
export class ErrorResponses {
  private readonly nameOf = new Map<string, string>();
  private readonly responses: Record<string, JsonSchema> = {};
  private readonly unions: Record<string, JsonSchema> = {};
  private readonly listed = new Set<string>();
  private readonly known: ReadonlyArray<readonly [string, KnownError]>;
  private readonly shopCodes: ReadonlySet<string>;
  private readonly texts: ErrorTexts;

  /**
   * @param shopTexts folder of the shop's translations
   * @param plugins folders of the plugins' translations; null in a shop without plugins
   */
  constructor(shopTexts: string, plugins: readonly string[] | null) {
    const all = [...allKnownErrors()].sort(([a], [b]) => (a < b ? -1 : 1));
    const ofShop = new ErrorTexts([shopTexts]);
    this.shopCodes = new Set(all.map(([code]) => code).filter((code) => ofShop.has(code)));
    this.texts = new ErrorTexts([shopTexts, ...(plugins ?? [])]);
    // A process can have several shops, and it knows the errors of the plugins of all of them.
    this.known = all.filter(([code]) => plugins !== null || this.shopCodes.has(code));
  }

  /**
   * Returns the error responses of an operation by status; `default` is the response that every operation can give.
   * @param codes error codes that the operation declares
   * @param given kinds of errors that the operation can give
   * @param impossible codes of `given` that it cannot give
   */
  of(
    operationId: string,
    codes: readonly string[],
    given: ReadonlySet<GivenBy>,
    impossible: readonly string[] = [],
  ): Record<string, { $ref: string }> {
    const general = this.known.filter(([, error]) => error.givenBy && given.has(error.givenBy)).map(([code]) => code);
    const lacking = general.filter((code) => impossible.includes(code));
    const byStatus = new Map<number, string[]>();
    for (const code of new Set([...general, ...codes])) {
      if (lacking.includes(code)) continue;
      const status = statusOf(code);
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    const named = [...byStatus].filter(
      ([status, all]) => status < 500 || all.some((code) => knownError(code)!.givenBy !== 'all'),
    );
    return {
      ...Object.fromEntries(
        named.map(([status, all]) => [status, this.refer(status, all.sort(), { codes, lacking, operationId })]),
      ),
      default: { $ref: '#/components/responses/Failure' },
    };
  }

  /** Returns the components to which the responses of `of` refer, and the general ones. */
  components(): ErrorComponents {
    const codes = this.known.map(([code]) => code);
    const failure = this.responseOf('default', codes.filter(this.isEverywhere), 'CommonError');
    const listed = codes.filter((code) => this.listed.has(code));
    return {
      schemas: {
        CommonErrorCode: commonErrorCode(codes),
        ErrorCode: errorCode(codes),
        Error: errorSchema,
        ...Object.fromEntries(listed.map((code) => [schemaName(code), schemaOf(code, this.texts.exampleOf(code))])),
        ...Object.fromEntries(Object.entries(this.unions).sort(([a], [b]) => (a < b ? -1 : 1))),
      },
      responses: { ...this.responses, Failure: failure },
    };
  }

  /** Failures of the server, and the errors of plugins, which may replace parts of any operation. */
  private readonly isEverywhere = (code: string): boolean => {
    const { givenBy, status } = knownError(code)!;
    return this.shopCodes.has(code) ? givenBy === 'all' && status >= 500 : givenBy === undefined;
  };

  private refer(status: number, given: string[], { codes: named, lacking, operationId }: Named): { $ref: string } {
    const key = `${status} ${given.join(' ')}`;
    const own = given.filter((code) => named.includes(code));
    const kinds = DISTINGUISHING.filter((kind) =>
      given.some((code) => knownError(code)!.givenBy === kind && !own.includes(code)),
    );
    const without = lacking.filter((code) => statusOf(code) === status).flatMap((code) => ['without', code]);
    const words = [status, ...kinds, ...own, ...without];
    const name = this.nameOf.get(key) ?? this.freeName(words, `${status}_${operationId}`);
    this.nameOf.set(key, name);
    this.responses[name] ??= this.responseOf(status, given, `${pascal(name.replace(/^\d+_?/, ''))}${status}Error`);
    return { $ref: `#/components/responses/${name}` };
  }

  private responseOf(status: number | 'default', codes: readonly string[], name: string): JsonSchema {
    for (const code of codes) this.listed.add(code);
    const schema = codes.length === 1 ? referenceTo(schemaName(codes[0]!)) : this.union(name, codes);
    return {
      description: DESCRIPTIONS[status] ?? 'The request failed; `code` gives the reason.',
      ...headersOf(status, codes),
      content: { 'application/json': { schema } },
    };
  }

  private union(name: string, codes: readonly string[]): { $ref: string } {
    this.unions[name] = unionOf(codes);
    return referenceTo(name);
  }

  /** An unused name such as `409_idempotent_alias_taken`; with many words, the operation's own name instead. */
  private freeName(words: ReadonlyArray<string | number>, otherwise: string): string {
    const name = words.join('_');
    return name.length > LONGEST_NAME || name in this.responses ? otherwise : name;
  }
}

/** Kinds of operations that have different responses for the same status. */
const DISTINGUISHING: readonly GivenBy[] = [
  'restricted',
  'managers',
  'owners',
  'proven',
  'writes',
  'bodies',
  'parsed',
  'validated',
  'idempotent',
];
const LONGEST_NAME = 60;

function statusOf(code: string): number {
  const known = knownError(code);
  if (!known) throw new Error(`No module defines the error ${code}`);
  return known.status;
}

function headersOf(status: number | 'default', codes: readonly string[]): JsonSchema {
  const waits = codes.some((code) => 'retry_after' in (knownError(code)!.details ?? {}));
  const names = [
    ...(waits ? ['Retry-After'] : []),
    ...(status === 401 || status === 'default' ? ['WWW-Authenticate'] : []),
    // All responses have these headers, so only the response `default` lists them.
    ...(status === 'default' ? ['X-Request-Id', 'Content-Language'] : []),
  ];
  if (names.length === 0) return {};
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}
