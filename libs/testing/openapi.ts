import { existsSync, readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { knownError } from '../../src/platform/errors/define-errors.js';
import {
  bodiesOf,
  jsonRequestOf,
  operationsOf,
  resolved,
  type DocumentedOperation,
  type DocumentedResponse,
} from '../../src/platform/http/openapi/operations.js';
import { openApiOf } from '../../src/platform/http/openapi/serve-openapi.js';

/** An author of plugins may do without it: answers are not checked then. */
const ajvModule = await import('ajv/dist/2020.js').catch((error: unknown) => {
  if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return null;
  throw error;
});

/** Request body and response headers. */
export interface Exchange {
  /** JSON body of the request; undefined if there is none. */
  readonly sent?: unknown;
  readonly headers?: Headers;
}

interface Checker {
  readonly document: OpenAPIObject;
  find(method: string, path: string): DocumentedOperation | undefined;
  check(schema: unknown): ValidateFunction;
}

/** @throws Error that names the operation, the status and each member that differs from the document */
export type AnswerCheck = (method: string, path: string, status: number, body: unknown, exchange?: Exchange) => void;

/** Of shops without a plugin of the test: they have the same document, and building it takes two seconds. */
let ofPlainShops: Checker | null = null;

/** Checks the answers of an application against its OpenAPI document. */
export function answerCheck(app: INestApplication, { hasPlugins = false } = {}): AnswerCheck {
  if (!ajvModule) return () => undefined;
  let checker: Checker | null = null;
  const make = (): Checker => makeChecker(openApiOf(app));
  return (...answer) => {
    checker ??= hasPlugins ? make() : (ofPlainShops ??= make());
    checkAnswer(checker, ...answer);
  };
}

function checkAnswer(
  checker: Checker,
  method: string,
  path: string,
  status: number,
  body: unknown,
  { sent, headers }: Exchange = {},
): void {
  const where = `${method} ${path} answered ${status}`;
  const found = checker.find(method.toLowerCase(), path.split('?')[0]!);
  if (!found && (status === 404 || status === 405))
    return verify(checker, { $ref: '#/components/schemas/Error' }, body, where);
  if (!found) throw new Error(`${where}, but openapi.json knows no such operation`);
  const response = responseOf(checker, found, status);
  if (!response)
    throw new Error(
      `${where} ${codeOf(body)}; openapi.json knows only ${Object.keys(found.operation.responses).join(', ')} of ${found.path}`,
    );
  const schema = response.content?.['application/json']?.schema;
  if (schema !== undefined) verify(checker, schema, body, where);
  if (status >= 400) assertKnownMembers(status, body, where);
  else assertKnownHeaders(response, headers, where);
  if (status < 300 && sent !== undefined) verifySent(method, path, sent);
}

/** Response headers that must be documented for each operation that sends them. */
const DESCRIBED = ['ETag', 'X-Cart-Token', 'Idempotent-Replayed'];

function assertKnownHeaders(response: DocumentedResponse, headers: Headers | undefined, where: string): void {
  const missing = DESCRIBED.filter((name) => headers?.has(name) && !(name in (response.headers ?? {})));
  if (missing.length > 0)
    throw new Error(`${where} with ${missing.join(', ')}, which openapi.json does not name there`);
}

/**
 * Checks against the committed openapi.json. A shop that runs from source has no request schemas, because the compiler
 * plugin adds them. null for authors of plugins, who have no such file.
 */
let committed: Checker | null = null;

function committedChecker(): Checker | null {
  const path = projectFolder('openapi.json');
  return existsSync(path) ? makeChecker(JSON.parse(readFileSync(path, 'utf8')) as OpenAPIObject) : null;
}

/** An accepted request must match the document; otherwise a generated client could not send it. */
function verifySent(method: string, path: string, sent: unknown): void {
  committed ??= committedChecker();
  const operation = committed?.find(method.toLowerCase(), path.split('?')[0]!)?.operation;
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  if (committed && schema !== undefined) verify(committed, schema, sent, `${method} ${path} accepted a body`);
}

function responseOf({ document }: Checker, found: DocumentedOperation, status: number): DocumentedResponse | undefined {
  const { responses } = found.operation;
  const general = status >= 400 ? responses.default : undefined;
  const response = responses[String(status)] ?? general;
  return response && resolved(document, response);
}

const codeOf = (body: unknown): string => String((body as { code?: unknown } | null)?.code ?? '');

/** Members beside `code` are those that the error's definition has. */
function assertKnownMembers(status: number, body: unknown, where: string): void {
  if (typeof body !== 'object' || body === null) return;
  const { status: defined, details = {} } = knownError(codeOf(body)) ?? {};
  if (defined !== status) throw new Error(`${where}, and ${codeOf(body)} is ${defined}`);
  const extra = Object.keys(body).filter((name) => !ALWAYS.has(name) && !(name in details));
  if (extra.length > 0)
    throw new Error(`${where} ${codeOf(body)} with ${extra.join(', ')}, which its definition does not have`);
}

const ALWAYS = new Set(['success', 'message', 'error', 'code', 'request_id']);

/**
 * Examples of answers that differ from their schemas, with the difference.
 * @param options `requests`: examples of requests too. A shop that runs from source has no request schemas.
 */
export function untrueExamples(document: OpenAPIObject, { requests = false } = {}): string[] {
  const checker = makeChecker(document);
  return operationsOf(document).flatMap((operation) => {
    const { schema, example } = jsonRequestOf(operation) ?? {};
    const sent = requests && example !== undefined ? [{ status: 'request', schema, examples: [example] }] : [];
    return [...sent, ...bodiesOf(document, operation)].flatMap(({ status, schema, examples }) => {
      const validate = checker.check(schema);
      return examples.flatMap((example) =>
        validate(example)
          ? []
          : [`${operation.method} ${operation.path} ${status}: ${describe(validate.errors![0]!, example)}`],
      );
    });
  });
}

function verify(checker: Checker, schema: unknown, body: unknown, where: string): void {
  const validate = checker.check(schema);
  if (validate(body)) return;
  const problems = (validate.errors ?? []).slice(0, 8).map((error) => `  ${describe(error, body)}`);
  throw new Error(`${where}, which differs from openapi.json:\n${problems.join('\n')}`);
}

function describe({ instancePath, message, params }: ErrorObject, body: unknown): string {
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], body);
  const place = instancePath.slice(1).replaceAll('/', '.') || 'body';
  return `${place} ${message ?? ''} ${JSON.stringify(params)}, it is ${JSON.stringify(value)?.slice(0, 200)}`;
}

function makeChecker(document: OpenAPIObject): Checker {
  const ajv = new ajvModule!.Ajv2020({ strict: false, allErrors: true, formats: FORMATS, logger: false });
  ajv.addSchema({ $id: 'openapi', components: document.components });
  const operations = operationsOf(document).map((one) => ({ one, segments: one.path.split('/') }));
  const compiled = new Map<unknown, ValidateFunction>();
  return {
    document,
    find(method, path) {
      const asked = path.replace(/(.)\/$/, '$1').split('/');
      const fitting = operations.filter(({ one, segments }) => one.method === method && fits(segments, asked));
      return fitting.sort((a, b) => variables(a.segments) - variables(b.segments))[0]?.one;
    },
    check(schema) {
      const known =
        compiled.get(schema) ??
        ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')) as object);
      compiled.set(schema, known);
      return known;
    },
  };
}

/** Formats that answers promise; others say what they say. */
const FORMATS = {
  uri: /^https?:\/\/\S+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
};

const fits = (segments: string[], asked: string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, index) => segment.startsWith('{') || segment === asked[index]);

const variables = (segments: string[]): number => segments.filter((segment) => segment.startsWith('{')).length;
