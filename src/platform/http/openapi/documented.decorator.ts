import { applyDecorators, SetMetadata, type Type } from '@nestjs/common';
import {
  ApiExtension,
  ApiExtraModels,
  ApiOperation,
  ApiResponse,
  getSchemaPath,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import type { ErrorCode } from '../../errors/define-errors.js';
import type { JsonSchema } from './json-schema.js';

export const DOCUMENTED = Symbol.for('shop.documented');

/** Extension that passes the error codes of an operation to build-openapi.ts, which replaces it by responses. */
export const ERROR_CODES = 'x-error-codes';

/** Extension that passes the `Protocol` of an operation to build-openapi.ts. */
export const PROTOCOL = 'x-protocol';

/** Extension that passes the example of a request to build-openapi.ts. */
export const REQUEST = 'x-request';

/** Headers and guest credentials of an operation. */
export interface Protocol {
  /** The response has an `ETag`; a conditional request can be answered with 304. */
  readonly etag?: boolean;
  /** The response has `X-Cart-Token` for guests without cookies. */
  readonly cartToken?: boolean;
  /** Credentials of guests: cart token, order key. */
  readonly guestBy?: ReadonlyArray<'cart' | 'orderKey'>;
}

/** Keyword in the schema of a body: the name under which share-components.ts lists it. */
export const SCHEMA_NAME = 'x-schema-name';

export interface DocumentedOptions extends Protocol {
  /** Title of the operation: a verb phrase, such as "Create a product". */
  readonly summary: string;
  /** What happens, what null or a missing member means, limits, and when the operation fails. */
  readonly description: string;
  /** Name of the method in generated clients: a verb and a noun, `listOrders`; unique. */
  readonly operationId: string;
  /** Status of success; default: 200, or 201 for operations that create a record. */
  readonly status?: number;
  /** The whole body of a successful response. */
  readonly example: unknown;
  /** Example of the JSON body. A test sends it to a shop, so ids are those that the test creates. */
  readonly request?: unknown;
  /** The class of `data` in the envelope, or the schema of the whole body. */
  readonly response: Type | JsonSchema;
  /** `data` is `{ items }` with `meta` beside it; `response` is the class of an item. */
  readonly list?: boolean;
  /** `meta` is beside `data`, whose class declares `items` itself because it has other members too. */
  readonly page?: boolean;
  /** The body has no envelope; `response` is its class. */
  readonly bare?: boolean;
  /** Members beside `data`, such as `miniCart`, with their classes or schemas. */
  readonly beside?: Readonly<Record<string, Type | JsonSchema>>;
  /** Error codes of this operation, in addition to those of all operations (401, 403, 422, 429, 500, 503). */
  readonly errors?: readonly ErrorCode[];
  /** Media type of the successful body; default: `application/json`. */
  readonly contentType?: string;
}

/** Describes an operation in the OpenAPI document. Every handler has it; tests check all responses against it. */
export function Documented(options: DocumentedOptions): MethodDecorator {
  const { summary, description, operationId, errors = [], response, beside = {} } = options;
  const { etag, cartToken, guestBy, request } = options;
  const models = [response, ...Object.values(beside)].filter((type) => typeof type === 'function');
  return applyDecorators(
    SetMetadata(DOCUMENTED, options),
    ApiOperation({ summary, description, operationId }),
    ...(models.length > 0 ? [ApiExtraModels(...models)] : []),
    ...(errors.length > 0 ? [ApiExtension(ERROR_CODES, errors)] : []),
    ...(request !== undefined ? [ApiExtension(REQUEST, request)] : []),
    ApiExtension(PROTOCOL, { etag, cartToken, guestBy } satisfies Protocol),
    ApiResponse(success(options)),
  ) as MethodDecorator;
}

function success(options: DocumentedOptions): ApiResponseOptions {
  const { status = 200, example, contentType = 'application/json' } = options;
  return {
    status,
    description: 'OK',
    content: { [contentType]: { schema: bodyOf(options), example } },
  } as ApiResponseOptions;
}

/** Schema of the whole body of a success, for responses other than the one of `Documented`. */
export function bodyOf({
  response,
  list,
  page,
  bare,
  beside = {},
}: Pick<DocumentedOptions, 'response' | 'list' | 'page' | 'bare' | 'beside'>): JsonSchema {
  if (typeof response !== 'function') return response;
  if (bare) return schemaOf(response);
  const members = {
    data: list ? itemsOf(schemaOf(response)) : schemaOf(response),
    ...Object.fromEntries(Object.entries(beside).map(([name, type]) => [name, schemaOf(type)])),
  };
  return {
    [SCHEMA_NAME]: response.name.replace(/Response$/, '') + (list ? 'List' : 'Answer'),
    allOf: [{ $ref: `#/components/schemas/${list || page ? 'ListSuccess' : 'Success'}` }],
    properties: members,
    required: Object.keys(members),
  };
}

const schemaOf = (type: Type | JsonSchema): JsonSchema =>
  typeof type === 'function' ? { $ref: getSchemaPath(type) } : type;

const itemsOf = (item: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { items: { type: 'array', items: item, description: 'Entries of this page.' } },
  required: ['items'],
});
