import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { accessTable, type AccessLine } from '../../access/access-table.js';
import { leastRole } from '../../access/least-role.js';
import { projectFolder } from '../../config/project-folder.js';
import { projectVersion } from '../../config/project-version.js';
import { InstalledPlugins } from '../../plugins/installed-plugins.js';
import type { GivenBy } from '../../errors/define-errors.js';
import { ERROR_CODES } from './documented.decorator.js';
import { modernDocument } from './json-schema.js';
import { envelopeSchemas } from './envelope-schema.js';
import { ErrorResponses } from './error-responses.js';
import { commonHeaders, commonParameters, headersOf, securityOf, securitySchemes } from './protocol.js';
import { TAGS } from './tags.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Content {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

type Responses = Record<
  string,
  { $ref?: string; description?: string; headers?: object; content?: Record<string, Content> }
>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: { default?: unknown };
}

export interface DocumentedOperation {
  method: string;
  path: string;
  operation: {
    operationId?: string;
    summary?: string;
    requestBody?: unknown;
    tags?: string[];
    security?: unknown[];
    parameters?: Parameter[];
    responses: Responses;
    [key: string]: unknown;
  };
}

/** The OpenAPI 3.1 document of the running code: the same text each time for the same code. */
export function buildOpenApi(app: INestApplication, basePath = ''): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Shop back end')
    .setDescription(
      "Products, cart, checkout, orders and payments of an online shop. Amounts are numbers in the shop's currency, moments are ISO 8601 UTC. Every answer has `X-Request-Id` and `Content-Language`.",
    )
    .setVersion(projectVersion())
    .addServer(basePath || '/')
    .build();
  const document = SwaggerModule.createDocument(app, settings, { ignoreGlobalPrefix: true });
  const access = new Map(accessTable(app).map((line) => [`${line.method} ${line.path}`, line]));
  const failures = new ErrorResponses([projectFolder('i18n'), ...app.get(InstalledPlugins).translations]);
  const operations = operationsOf(document);
  for (const one of operations) complete(one, access.get(`${one.method.toUpperCase()} ${one.path}`), failures);
  assertUniqueIds(operations);
  const errors = failures.components();
  document.components = {
    securitySchemes,
    schemas: {
      ...sorted(withoutDefaultsRequired(document.components?.schemas ?? {})),
      ...envelopeSchemas,
      ...errors.schemas,
    },
    parameters: commonParameters,
    headers: commonHeaders,
    responses: sorted(errors.responses),
    examples: { ...errors.examples, ...sharedExamples(operations) },
  } as never;
  document.paths = sorted(document.paths);
  for (const path of Object.values(document.paths)) Object.assign(path, { parameters: refersTo(commonParameters) });
  document.tags = TAGS.map(([name, description]) => ({ name, description }));
  return modernDocument(JSON.parse(JSON.stringify(document))) as OpenAPIObject;
}

export function operationsOf(document: OpenAPIObject): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      method,
      path,
      operation: item[method] as unknown as DocumentedOperation['operation'],
    })),
  );
}

/** Bodies that several operations answer alike, such as an order, are listed once among the components. */
function sharedExamples(operations: readonly DocumentedOperation[]): Record<string, { value: unknown }> {
  const uses = new Map<string, Content[]>();
  for (const { operation } of operations)
    for (const { content } of Object.values(operation.responses))
      for (const body of Object.values(content ?? {})) {
        const text = JSON.stringify(body.example) ?? '';
        if (text.length > WORTH_SHARING) uses.set(text, [...(uses.get(text) ?? []), body]);
      }
  const shared = [...uses.values()].filter((bodies) => bodies.length > 1);
  return Object.fromEntries(
    shared.map((bodies, index) => {
      const name = `Body${index + 1}`;
      const value = bodies[0]!.example;
      for (const body of bodies) {
        delete body.example;
        body.examples = { body: { $ref: `#/components/examples/${name}` } };
      }
      return [name, { value }];
    }),
  );
}

/** Characters. */
const WORTH_SHARING = 200;

/** What has a default may be left out. */
const withoutDefaultsRequired = (schemas: object): object =>
  Object.fromEntries(
    Object.entries(schemas as Record<string, { required?: string[]; properties?: Record<string, object> }>).map(
      ([name, { required, ...schema }]) => {
        const needed = (required ?? []).filter((member) => !('default' in (schema.properties?.[member] ?? {})));
        return [name, { ...schema, ...(needed.length > 0 && { required: needed }) }];
      },
    ),
  );

const refersTo = (parameters: object): object[] =>
  Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }));

function assertUniqueIds(operations: readonly DocumentedOperation[]): void {
  const ids = operations.map(({ operation }) => operation.operationId);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`Operations with the same operationId: ${twice.join(', ')}`);
}

/** Operations that lack a summary or an example of their success. */
export function undocumented(document: OpenAPIObject): string[] {
  return operationsOf(document)
    .filter(({ operation }) => !operation.summary || !hasExample(operation.responses))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

function hasExample(responses: Responses): boolean {
  return Object.entries(responses).some(
    ([status, { content }]) =>
      Number(status) < 400 &&
      Object.values(content ?? {}).some(({ example, examples }) => example !== undefined || examples !== undefined),
  );
}

function complete(
  { method, path, operation }: DocumentedOperation,
  access: AccessLine | undefined,
  failures: ErrorResponses,
): void {
  const { responses, parameters = [] } = operation;
  for (const parameter of parameters)
    if (parameter.in === 'query' && parameter.schema?.default !== undefined) parameter.required = false;
  // what is not described is Nest's default status without content
  for (const status of Object.keys(responses))
    if (Number(status) < 300 && !responses[status]!.content && Object.keys(responses).length > 1)
      delete responses[status];
  const codes = (operation[ERROR_CODES] as string[] | undefined) ?? [];
  delete operation[ERROR_CODES];
  const failed = failures.of(operation.operationId ?? '', codes, givenBy(method, operation, access));
  const admitted = access?.admitted ?? [];
  const isIdempotent = parameters.some(({ name }) => name === 'Idempotency-Key');
  const called = { method, path, admitted, isIdempotent };
  for (const [status, response] of Object.entries(responses))
    if (Number(status) < 400) responses[status] = { ...response, ...headersOf(called) };
  operation.responses = sorted({ ...responses, ...failed });
  operation.security = securityOf(called);
  operation['x-admitted'] = admitted;
  operation['x-least-role'] = leastRole(admitted);
}

function givenBy(
  method: string,
  { requestBody, parameters = [] }: DocumentedOperation['operation'],
  access: AccessLine | undefined,
): Set<GivenBy> {
  const writes = method !== 'get';
  return new Set<GivenBy>([
    'all',
    ...(writes ? (['writes'] as const) : []),
    ...(requestBody || writes ? (['bodies'] as const) : []),
    ...(access && !access.admitted.includes('anyone') ? (['restricted'] as const) : []),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') ? (['idempotent'] as const) : []),
    ...(access?.needsProof ? (['proven'] as const) : []),
  ]);
}

const sorted = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
