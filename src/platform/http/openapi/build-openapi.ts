import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { accessTable, type AccessLine } from '../../access/access-table.js';
import { leastRole } from '../../access/least-role.js';
import { projectVersion } from '../../config/project-version.js';
import { knownError } from '../../errors/define-errors.js';
import { ERROR_CODES } from './documented.decorator.js';
import { modernDocument } from './json-schema.js';
import { envelopeSchemas } from './envelope-schema.js';
import { errorExample, errorSchema, generalFailures } from './error-schema.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Responses = Record<
  string,
  { $ref?: string; description?: string; content?: Record<string, { schema?: unknown; example?: unknown }> }
>;

interface Parameter {
  in: string;
  required?: boolean;
  schema?: { default?: unknown };
}

export interface DocumentedOperation {
  method: string;
  path: string;
  operation: {
    summary?: string;
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
      "Products, cart, checkout, orders and payments of an online shop. Amounts are numbers in the shop's currency, moments are ISO 8601 UTC.",
    )
    .setVersion(projectVersion())
    .addServer(basePath || '/')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'shop_…', description: 'An API token with scopes.' },
      'bearer',
    )
    .addCookieAuth(
      'shop',
      { type: 'apiKey', in: 'cookie', description: 'A session; every write also sends `X-CSRF-TOKEN`.' },
      'session',
    )
    .build();
  const document = SwaggerModule.createDocument(app, settings, { ignoreGlobalPrefix: true });
  document.components = {
    ...document.components,
    schemas: { ...sorted(document.components?.schemas ?? {}), ...envelopeSchemas, Error: errorSchema } as never,
  };
  const access = new Map(accessTable(app).map((line) => [`${line.method} ${line.path}`, line]));
  const operations = operationsOf(document);
  for (const { method, path, operation } of operations)
    complete(operation, access.get(`${method.toUpperCase()} ${path}`));
  document.components.responses = failureResponses(operations) as never;
  document.paths = sorted(document.paths);
  document.tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))]
    .sort()
    .map((name) => ({ name }));
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

/** Operations that lack a summary or an example of their success. */
export function undocumented(document: OpenAPIObject): string[] {
  return operationsOf(document)
    .filter(({ operation }) => !operation.summary || !hasExample(operation.responses))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

function hasExample(responses: Responses): boolean {
  return Object.entries(responses).some(
    ([status, { content }]) =>
      Number(status) < 400 && Object.values(content ?? {}).some(({ example }) => example !== undefined),
  );
}

function complete(operation: DocumentedOperation['operation'], access: AccessLine | undefined): void {
  const { responses, parameters = [] } = operation;
  for (const code of (operation[ERROR_CODES] as string[] | undefined) ?? [])
    responses[statusOf(code)] ??= { description: 'Failure' };
  delete operation[ERROR_CODES];
  for (const parameter of parameters)
    if (parameter.in === 'query' && parameter.schema?.default !== undefined) parameter.required = false;
  // what nobody described is Nest's default status without content
  for (const status of Object.keys(responses))
    if (Number(status) < 300 && !responses[status]!.content && Object.keys(responses).length > 1)
      delete responses[status];
  for (const [status, description] of Object.entries(generalFailures)) responses[status] ??= { description };
  for (const status of Object.keys(responses)) {
    if (Number(status) < 400) continue;
    responses[status] = { $ref: `#/components/responses/Failure${status}` };
  }
  operation.responses = sorted(responses);
  const admitted = access?.admitted ?? [];
  operation.security = [...(admitted.includes('anyone') ? [{}] : []), { bearer: [] }, { session: [] }];
  operation['x-admitted'] = admitted;
  operation['x-least-role'] = leastRole(admitted);
}

function statusOf(code: string): number {
  const known = knownError(code);
  if (!known) throw new Error(`No module defines the error ${code}`);
  return known.status;
}

const FAILURES: Record<string, string> = {
  '400': 'The body cannot be read',
  '404': "Unknown, or somebody else's",
  '405': 'No such method here',
  '409': 'Not possible in the present state',
  '413': 'Too large',
  '415': 'Not a media type that is read here',
};

/** One description for each status of failure, which operations refer to. */
function failureResponses(operations: readonly DocumentedOperation[]): Responses {
  const statuses = new Set(
    operations.flatMap(({ operation }) => Object.keys(operation.responses)).filter((status) => Number(status) >= 400),
  );
  return Object.fromEntries(
    [...statuses]
      .sort()
      .map((status) => [
        `Failure${status}`,
        {
          description: generalFailures[status] ?? FAILURES[status] ?? 'Failure',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: errorExample } },
        },
      ]),
  );
}

const sorted = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
