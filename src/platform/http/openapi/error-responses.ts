import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allKnownErrors, knownError, type GivenBy } from '../../errors/define-errors.js';
import { ERROR_MEMBERS, membersAmong } from '../../errors/error-members.js';
import type { JsonSchema } from './json-schema.js';

interface ErrorComponents {
  readonly schemas: Record<string, JsonSchema>;
  readonly responses: Record<string, JsonSchema>;
  readonly examples: Record<string, JsonSchema>;
}

const DESCRIPTIONS: Record<string, string> = {
  default: 'Failures that every operation can give',
  400: 'The body cannot be read',
  401: 'No or bad credentials',
  403: 'Not allowed, or the CSRF check failed',
  404: 'Unknown, or not accessible to the caller',
  405: 'No such method here',
  409: 'Not possible in the present state',
  412: 'A precondition of the request does not hold',
  413: 'Too large',
  415: 'Not a media type that is read here',
  416: 'Outside the file',
  422: 'Invalid fields',
  429: 'Too many requests; see `Retry-After`',
  500: 'A fault on our side',
  503: 'The database is away, or the shop is too busy; see `Retry-After`',
};

/** Error responses. Those that several operations share are listed once among the components. */
export class ErrorResponses {
  private readonly nameOf = new Map<string, string>();
  private readonly responses: Record<string, JsonSchema> = {};

  /** @param folders of translations, of the shop and of its plugins */
  constructor(private readonly folders: readonly string[]) {}

  /**
   * The error responses of one operation by status; `default` has the errors of all operations.
   * @param codes that the operation declares
   * @param givenBy kinds of operations that it belongs to, see GivenBy
   */
  of(operationId: string, codes: readonly string[], givenBy: ReadonlySet<GivenBy>): Record<string, { $ref: string }> {
    const general = [...allKnownErrors()].filter(([, error]) => error.givenBy && givenBy.has(error.givenBy));
    const byStatus = new Map<number, string[]>();
    for (const code of new Set([...general.map(([name]) => name), ...codes])) {
      const status = statusOf(code);
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
    const named = [...byStatus].filter(([, given]) => given.some((code) => knownError(code)!.givenBy !== 'all'));
    const failure = { $ref: '#/components/responses/Failure' };
    return {
      ...Object.fromEntries(
        named.map(([status, given]) => [status, this.refer(status, given.sort(), codes, operationId)]),
      ),
      // some linters require a 4XX response even if only the general errors are possible
      ...(named.some(([status]) => status < 500) ? {} : { '4XX': failure }),
      default: failure,
    };
  }

  /** Schemas of errors, and the components that `of` has referred to. */
  components(): ErrorComponents {
    const known = [...allKnownErrors()].sort(([a], [b]) => (a < b ? -1 : 1));
    const everywhere = known.filter(([, { givenBy }]) => givenBy === 'all').map(([code]) => code);
    const detailed = known.filter(([, { details }]) => membersAmong(details).length > 0);
    return {
      schemas: {
        CommonErrorCode: {
          type: 'string',
          enum: known.filter(([, { givenBy }]) => givenBy).map(([code]) => code),
          description: 'Codes that many operations give: authentication, malformed requests, limits and faults.',
        },
        ErrorCode: {
          anyOf: [
            { $ref: '#/components/schemas/CommonErrorCode' },
            { type: 'string', enum: known.filter(([, { givenBy }]) => !givenBy).map(([code]) => code) },
          ],
          description: 'Reason of a failure, for programs.',
        },
        Error: errorSchema,
        ...Object.fromEntries(detailed.map(([code]) => [schemaName(code), detailedSchema(code)])),
      },
      responses: { ...this.responses, Failure: responseOf('default', everywhere) },
      examples: Object.fromEntries(known.map(([code]) => [code, { value: exampleOf(code, this.folders) }])),
    };
  }

  private refer(status: number, given: string[], named: readonly string[], operationId: string): { $ref: string } {
    const key = `${status} ${given.join(' ')}`;
    const own = given.filter((code) => named.includes(code));
    const kinds = DISTINGUISHING.filter((kind) =>
      given.some((code) => knownError(code)!.givenBy === kind && !own.includes(code)),
    );
    const name = this.nameOf.get(key) ?? this.freeName([status, ...kinds, ...own], `${status}_${operationId}`);
    this.nameOf.set(key, name);
    this.responses[name] ??= responseOf(status, given);
    return { $ref: `#/components/responses/${name}` };
  }

  /** An unused name such as `409_idempotent_alias_taken`; with many words, the operation's own name instead. */
  private freeName(words: ReadonlyArray<string | number>, otherwise: string): string {
    const name = words.join('_');
    return words.length > MOST_WORDS || name in this.responses ? otherwise : name;
  }
}

/** Kinds of operations that have different responses for the same status. */
const DISTINGUISHING: readonly GivenBy[] = ['restricted', 'proven', 'writes', 'idempotent'];
const MOST_WORDS = 4;

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    message: { type: 'string', description: "Sentence for people, in the reader's language." },
    error: { type: 'string', description: 'The same as `message`.' },
    code: { $ref: '#/components/schemas/ErrorCode' },
    request_id: { type: 'string' },
    ...ERROR_MEMBERS,
  },
  required: ['success', 'message', 'error', 'code'],
};

function statusOf(code: string): number {
  const known = knownError(code);
  if (!known) throw new Error(`No module defines the error ${code}`);
  return known.status;
}

/** `insufficient_stock` → `InsufficientStockError`. */
const schemaName = (code: string): string =>
  `${code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Error`;

function detailedSchema(code: string): JsonSchema {
  const { details, optional = [] } = knownError(code)!;
  const required = membersAmong(details).filter((name) => !optional.includes(name));
  return narrowed({ properties: { code: { type: 'string', const: code } }, ...(required.length > 0 && { required }) });
}

const narrowed = (more: JsonSchema): JsonSchema => ({ allOf: [{ $ref: '#/components/schemas/Error' }], ...more });

function responseOf(status: number | 'default', codes: readonly string[]): JsonSchema {
  const plain = codes.filter((code) => membersAmong(knownError(code)!.details).length === 0);
  const detailed = codes.filter((code) => !plain.includes(code));
  const schemas = [
    ...(plain.length > 0 ? [narrowed({ properties: { code: { type: 'string', enum: plain } } })] : []),
    ...detailed.map((code) => ({ $ref: `#/components/schemas/${schemaName(code)}` })),
  ];
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  return {
    description: DESCRIPTIONS[status] ?? 'Failure',
    ...headersOf(status, codes),
    content: { 'application/json': { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas }, examples } },
  };
}

function headersOf(status: number | 'default', codes: readonly string[]): JsonSchema {
  const waits = codes.some((code) => 'retry_after' in (knownError(code)!.details ?? {}));
  const names = [
    ...(waits ? ['Retry-After'] : []),
    ...(status === 401 || status === 'default' ? ['WWW-Authenticate'] : []),
    // all responses have these headers
    ...(status === 'default' ? ['X-Request-Id', 'Content-Language'] : []),
  ];
  if (names.length === 0) return {};
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

/** A realistic body: the English message, filled with the details of the definition. */
function exampleOf(code: string, folders: readonly string[]): JsonSchema {
  const { i18nKey, details = {} } = knownError(code)!;
  const message = sentence(i18nKey, folders).replace(/\{(\w+)\}/g, (left, name: string) =>
    name in details ? String(details[name]) : left,
  );
  return {
    success: false,
    message,
    error: message,
    code,
    ...Object.fromEntries(membersAmong(details).map((name) => [name, details[name]])),
    request_id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
  };
}

/** The English message from the first folder that has it; the key itself if a plugin lacks the message. */
function sentence(i18nKey: string, folders: readonly string[]): string {
  const [name, ...path] = i18nKey.split('.');
  const files = folders.map((folder) => join(folder, 'en', `${name}.json`)).filter((file) => existsSync(file));
  for (const file of files) {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const found = path.reduce<unknown>((at, member) => (at as Record<string, unknown> | undefined)?.[member], texts);
    if (typeof found === 'string') return found;
  }
  return i18nKey;
}
