import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
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
import { ajvModule, describe, makeChecker, verify, type Checker } from './document-checker.js';
import { verifyRequest, type SentRequest } from './sent-request.js';

/** The request, and the response headers. */
export interface Exchange {
  readonly request?: SentRequest;
  readonly headers?: Headers;
}

/** @throws Error that names the operation, the status and each member that differs from the document */
export type AnswerCheck = (method: string, path: string, status: number, body: unknown, exchange?: Exchange) => void;

/** Cached, because building it takes two seconds, and shops without test plugins all have the same document. */
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
  { request, headers }: Exchange = {},
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
  if (status >= 400) return checkError(checker, found, status, body, where);
  const schema = response.content?.['application/json']?.schema;
  if (schema !== undefined) verify(checker, schema, body, where);
  assertKnownHeaders(response, headers, where);
  if (request) verifyRequest(method, path, request);
}

/** Checks that the operation lists the error, for its status or in the default response. */
function checkError(
  checker: Checker,
  { operation, path }: DocumentedOperation,
  status: number,
  body: unknown,
  where: string,
): void {
  const listed = [operation.responses[String(status)], operation.responses.default].flatMap((response) =>
    response ? errorsOf(checker.document, response) : [],
  );
  const error = listed.find(({ code }) => code === codeOf(body));
  if (!error)
    throw new Error(
      `${where} ${codeOf(body)}; openapi.json lists only ${listed.map(({ code }) => code).join(', ')} of ${path}`,
    );
  verify(checker, error.schema, body, where);
  assertKnownMembers(status, body, where);
}

interface ListedError {
  readonly code: string;
  readonly schema: unknown;
}

function errorsOf(document: OpenAPIObject, response: DocumentedResponse): ListedError[] {
  const schema = resolved(document, response).content?.['application/json']?.schema as ErrorSchema | undefined;
  if (!schema) return [];
  const { discriminator, properties } = resolved(document, schema);
  if (!discriminator) return [{ code: properties?.code?.const ?? '', schema }];
  return Object.entries(discriminator.mapping).map(([code, $ref]) => ({ code, schema: { $ref } }));
}

interface ErrorSchema {
  readonly properties?: { readonly code?: { readonly const: string } };
  readonly discriminator?: { readonly mapping: Readonly<Record<string, string>> };
}

/** Response headers that must be documented for each operation that sends them. */
const DESCRIBED = ['ETag', 'X-Cart-Token', 'Idempotent-Replayed'];

function assertKnownHeaders(response: DocumentedResponse, headers: Headers | undefined, where: string): void {
  const missing = DESCRIBED.filter((name) => headers?.has(name) && !(name in (response.headers ?? {})));
  if (missing.length > 0)
    throw new Error(`${where} with ${missing.join(', ')}, which openapi.json does not name there`);
}

function responseOf({ document }: Checker, found: DocumentedOperation, status: number): DocumentedResponse | undefined {
  const { responses } = found.operation;
  const general = status >= 400 ? responses.default : undefined;
  const response = responses[String(status)] ?? general;
  return response && resolved(document, response);
}

const codeOf = (body: unknown): string => String((body as { code?: unknown } | null)?.code ?? '');

/** Members beside `code` must be those of the error's definition. */
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
