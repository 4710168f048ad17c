import { existsSync, readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { resolved, type DocumentedOperation, type Parameter } from '../../src/platform/http/openapi/operations.js';
import { describe, makeChecker, type Checker } from './document-checker.js';

export interface SentRequest {
  /** JSON body; undefined if there is none. */
  readonly body?: unknown;
  /** Headers set by the test, and the caller's credentials. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Checks against the committed openapi.json. A shop that runs from source has no request schemas, because the compiler
 * plugin adds them. null for authors of plugins, who have no such file.
 */
let committed: Checker | null | undefined;

function committedChecker(): Checker | null {
  const path = projectFolder('openapi.json');
  return existsSync(path)
    ? makeChecker(JSON.parse(readFileSync(path, 'utf8')) as OpenAPIObject, REQUEST_FORMATS)
    : null;
}

/** Requests may give a time in any zone, with or without fractions of a second. */
const REQUEST_FORMATS = { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/ };

/**
 * An accepted request must match the document: a generated client could not send any other request.
 * @throws Error with everything in which the request differs
 */
export function verifyRequest(method: string, path: string, request: SentRequest): void {
  committed ??= committedChecker();
  const [place = '', query = ''] = path.split('?');
  // The operations of plugins are not in the committed document.
  const found = committed?.find(method.toLowerCase(), place);
  if (!committed || !found) return;
  const problems = problemsOf(committed, found, { ...request, place, query: new URLSearchParams(query) });
  if (problems.length > 0)
    throw new Error(`${method} ${path} was accepted, but differs from openapi.json:\n  ${problems.join('\n  ')}`);
}

interface ReadRequest extends SentRequest {
  readonly place: string;
  readonly query: URLSearchParams;
}

function problemsOf(checker: Checker, found: DocumentedOperation, request: ReadRequest): string[] {
  const parameters = (found.operation.parameters ?? []).map((one) => resolved(checker.document, one));
  const named = (place: string): Parameter[] => parameters.filter((one) => one.in === place);
  return [
    ...bodyProblems(checker, found, request.body),
    ...queryProblems(checker, named('query'), request.query),
    ...pathProblems(checker, named('path'), found.path, request.place),
    ...headerProblems(checker, named('header'), request.headers),
    ...securityProblems(checker, found, request.headers),
  ];
}

function bodyProblems(checker: Checker, { operation }: DocumentedOperation, body: unknown): string[] {
  const { requestBody } = operation;
  const schema = requestBody?.content?.['application/json']?.schema;
  // Clients of tests send `{}` where there is nothing to send.
  const isEmpty = body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);
  if (schema === undefined) return isEmpty ? [] : ['the operation takes no JSON body'];
  if (body === undefined) return requestBody?.required ? ['the body is required'] : [];
  const validate = checker.check(schema);
  return validate(body) ? [] : (validate.errors ?? []).slice(0, 8).map((error) => describe(error, body));
}

/** Name of a parameter that tests send to show that the shop ignores unknown parameters. */
const IGNORED = 'unknown';

function queryProblems(checker: Checker, parameters: readonly Parameter[], query: URLSearchParams): string[] {
  const nameOf = (sent: string): string =>
    parameters.find(({ name, style }) => style === 'deepObject' && sent.startsWith(`${name}[`))?.name ?? sent;
  // An empty value counts as missing.
  const sent = [
    ...new Set([...query].filter(([name, value]) => value !== '' && name !== IGNORED).map(([name]) => nameOf(name))),
  ];
  const missing = parameters.filter(({ name, required }) => required && !sent.includes(name));
  return [
    ...missing.map(({ name }) => `the parameter ${name} is required`),
    ...sent.flatMap((name) => {
      const parameter = parameters.find((one) => one.name === name);
      if (!parameter) return [`the parameter ${name} is not declared`];
      return parameter.style === 'deepObject' ? [] : valueProblems(checker, parameter, valuesOf(parameter, query));
    }),
  ];
}

/** Values of a list in one parameter (`explode: false`), e.g. `1,2,3`. */
const valuesOf = ({ name, explode }: Parameter, query: URLSearchParams): string[] =>
  explode === false ? query.getAll(name).flatMap((value) => value.split(',')) : query.getAll(name);

function pathProblems(checker: Checker, parameters: readonly Parameter[], path: string, place: string): string[] {
  const values = place.split('/');
  return path.split('/').flatMap((segment, index) => {
    const parameter = parameters.find(({ name }) => segment === `{${name}}`);
    return parameter ? valueProblems(checker, parameter, [decodeURIComponent(values[index] ?? '')]) : [];
  });
}

/** Headers of the API, other than credentials. */
const API_HEADERS = ['idempotency-key', 'if-match', 'if-none-match', 'accept-language'];

function headerProblems(
  checker: Checker,
  parameters: readonly Parameter[],
  headers: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const parameter = parameters.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (parameter) return valueProblems(checker, parameter, [value]);
    return API_HEADERS.includes(name.toLowerCase()) ? [`the header ${name} is not declared`] : [];
  });
}

/** Checks a parameter of the URL or a header. Its text is read as the number, boolean or list of its schema. */
function valueProblems(checker: Checker, { name, schema }: Parameter, sent: readonly string[]): string[] {
  const last = sent.at(-1) ?? '';
  const readings: unknown[] = [last, ...(/^-?\d+(\.\d+)?$/.test(last) ? [Number(last)] : [])];
  if (last === 'true' || last === 'false') readings.push(last === 'true');
  readings.push(
    sent.map((one) => (/^\d+$/.test(one) ? Number(one) : one)),
    sent,
  );
  const validate = checker.check(schema);
  return readings.some((value) => validate(value))
    ? []
    : [`the parameter ${name} may not be ${JSON.stringify(last.slice(0, 100))}`];
}

/** Header of each kind of credentials. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  bearer: 'authorization',
  session: 'cookie',
  cart: 'x-cart-token',
  orderKey: 'x-order-key',
};

/** Checks that the operation lists the sent credentials as a way to authenticate. */
function securityProblems(
  { document }: Checker,
  { operation }: DocumentedOperation,
  headers: Readonly<Record<string, string>>,
): string[] {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const shown = Object.keys(CREDENTIALS).filter((scheme) => names.includes(CREDENTIALS[scheme]!));
  const ways = (operation.security ?? document.security ?? []) as ReadonlyArray<Record<string, unknown>>;
  if (shown.length === 0 && !ways.some((way) => Object.keys(way).length === 0))
    return ['a call without credentials is not declared'];
  return shown
    .filter((scheme) => !ways.some((way) => scheme in way))
    .map((scheme) => `the credential ${scheme} is not declared`);
}
