import { applyDecorators, SetMetadata, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath, type ApiResponseOptions } from '@nestjs/swagger';
import { inferSchema, type JsonSchema } from './infer-schema.js';

export const DOCUMENTED = Symbol.for('shop.documented');

export interface DocumentedOptions {
  /** One short sentence, the operation's title. */
  readonly summary: string;
  readonly description?: string;
  /** Status of success; 200 unless told (201 for what creates). */
  readonly status?: number;
  /** The whole body of a successful response, as it leaves. Its shape becomes the schema when `response` is not given. */
  readonly example: unknown;
  /** Members of the example, at any depth, that may be missing in an answer. */
  readonly optional?: readonly string[];
  /** Members of the example, at any depth, that may be null. */
  readonly nullable?: readonly string[];
  /** Schema of the whole body; or, when it is a DTO class, of `data` in the envelope. */
  readonly response?: Type | JsonSchema;
  /** The answer is a list: with a DTO class as `response`, that of each item. */
  readonly list?: boolean;
  /** Statuses of failures of this operation, beside the general ones (401, 403, 422, 429, 500, 503). */
  readonly errors?: readonly number[];
  /** Media type of the successful body, `application/json` unless told. */
  readonly contentType?: string;
}

/** Describes an operation in the OpenAPI document. Every handler carries it; the tests check each response against it. */
export function Documented(options: DocumentedOptions): MethodDecorator {
  const { summary, description, errors = [], response } = options;
  return applyDecorators(
    SetMetadata(DOCUMENTED, options),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ...(typeof response === 'function' ? [ApiExtraModels(response)] : []),
    ApiResponse(success(options)),
    ...errors.map((status) => ApiResponse(failure(status))),
  ) as MethodDecorator;
}

function success(options: DocumentedOptions): ApiResponseOptions {
  const { status = 200, example, contentType = 'application/json' } = options;
  return {
    status,
    description: 'Success',
    content: { [contentType]: { schema: schemaOf(options), example } },
  } as ApiResponseOptions;
}

function schemaOf({ response, example, list = false, optional, nullable }: DocumentedOptions): JsonSchema {
  const told = { optional, nullable };
  if (response === undefined) return inferSchema(example, told);
  if (typeof response !== 'function') return response;
  const record = { $ref: getSchemaPath(response) };
  const data = list
    ? { type: 'object', properties: { items: { type: 'array', items: record } }, required: ['items'] }
    : record;
  const envelope = inferSchema(example, told) as { properties?: Record<string, JsonSchema> };
  return { ...envelope, properties: { ...envelope.properties, data } };
}

/** The shape of every failure: decisions §2. */
export function failure(status: number): ApiResponseOptions {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return { status, description: 'Failure', content } as ApiResponseOptions;
}
