import type { OpenAPIObject } from '@nestjs/swagger';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface Reference {
  readonly $ref: string;
}

export interface Content {
  schema?: unknown;
  example?: unknown;
  examples?: Record<string, { value: unknown } | Reference>;
}

export interface DocumentedResponse {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Record<string, Content>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  style?: string;
  explode?: boolean;
  required?: boolean;
  description?: string;
  schema?: {
    type?: unknown;
    enum?: readonly unknown[];
    oneOf?: readonly unknown[];
    anyOf?: readonly unknown[];
    default?: unknown;
  };
  example?: unknown;
}

export interface DocumentedOperation {
  method: string;
  path: string;
  operation: {
    operationId?: string;
    summary?: string;
    description?: string;
    requestBody?: { required?: boolean; content?: Record<string, Content> };
    tags?: string[];
    security?: unknown[];
    parameters?: Parameter[];
    responses: Record<string, DocumentedResponse>;
    [key: string]: unknown;
  };
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

/** The component that a reference leads to; other objects are returned unchanged. */
export function resolved<T extends object>(document: OpenAPIObject, node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const found = node.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) throw new Error(`The API document has no ${node.$ref}`);
  return found as T;
}

export interface DocumentedBody {
  readonly status: string;
  readonly schema: unknown;
  /** Values of the examples, inline or from the components. */
  readonly examples: readonly unknown[];
}

/** All bodies that an operation can return, of all statuses and media types. */
export function bodiesOf(document: OpenAPIObject, { operation }: DocumentedOperation): DocumentedBody[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.values(resolved(document, response).content ?? {}).map(({ schema, example, examples = {} }) => ({
      status,
      schema,
      examples: [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples).map((one) => resolved<{ value: unknown }>(document, one).value),
        ...schemaExamples(document, schema),
      ],
    })),
  );
}

/** Examples that a schema gives itself, or each of its alternatives. */
function schemaExamples(document: OpenAPIObject, schema: unknown): readonly unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { examples = [], oneOf = [] } = resolved<{ examples?: unknown[]; oneOf?: unknown[] }>(document, schema);
  return [...examples, ...oneOf.flatMap((one) => schemaExamples(document, one))];
}

/** JSON body that an operation takes; undefined if it takes none. */
export const jsonRequestOf = ({ operation }: DocumentedOperation): Content | undefined =>
  operation.requestBody?.content?.['application/json'];

/** Operations that lack a summary, a description, or an example of a JSON request or of an answer with a body. */
export function undocumented(document: OpenAPIObject): string[] {
  return operationsOf(document)
    .filter((one) => {
      const { summary, description } = one.operation;
      const request = jsonRequestOf(one);
      const isSaid = summary && description && (!request || request.example !== undefined);
      return !isSaid || bodiesOf(document, one).some(({ examples }) => examples.length === 0);
    })
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
}

export function assertUniqueIds(operations: readonly DocumentedOperation[]): void {
  const ids = operations.map(({ operation }) => operation.operationId);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`Operations with the same operationId: ${twice.join(', ')}`);
}
