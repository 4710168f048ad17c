import { ApiExtraModels, ApiProperty, getSchemaPath, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import type { JsonSchema } from './json-schema.js';

export interface ResponsePropertyOptions {
  /** The member is always present and may be null. */
  readonly nullable?: boolean;
  /** The member may be missing; by default it is always present. */
  readonly optional?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

type Lazy<T extends Type = Type> = () => T;

/** Names of the parents of response classes; the document refers to the parents' schemas. */
export const responseParents = new Map<string, string>();

function registerParent({ constructor }: object): void {
  const parent = Object.getPrototypeOf(constructor) as Type;
  if (!parent.name || responseParents.has(constructor.name)) return;
  responseParents.set(constructor.name, parent.name);
  ApiExtraModels(parent)(constructor);
}

/**
 * Describes members of response classes for openapi.json. Types are declared and not reflected, because tests run from
 * source, without the compiler plugin. build-openapi.ts converts `nullable` to `type: [..., 'null']`.
 */
const property =
  (
    schema: object,
    { nullable = false, optional = false, description, example }: ResponsePropertyOptions,
  ): PropertyDecorator =>
  (target, key) => {
    registerParent(target);
    ApiProperty({
      ...schema,
      required: !optional,
      ...(nullable && { nullable }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    } as ApiPropertyOptions)(target, key);
  };

/** A string, with an optional format. */
export const Text = (options: ResponsePropertyOptions & { readonly format?: string } = {}): PropertyDecorator =>
  property({ type: 'string', ...(options.format !== undefined && { format: options.format }) }, options);

/** A whole number, such as an id or a quantity. */
export const Integer = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'integer' }, options);

/** An amount of money as a number in the shop's currency. */
export const Amount = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'number' }, options);

/** A number that is neither money nor whole, such as a rate or an average. */
export const Decimal = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'number' }, options);

/** True or false; with `always`, only that value. */
export const Flag = ({
  always,
  ...options
}: ResponsePropertyOptions & { readonly always?: boolean } = {}): PropertyDecorator =>
  property({ type: 'boolean', ...(always !== undefined && { const: always }) }, options);

/** A date and time, ISO 8601 in UTC. */
export const Timestamp = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'string', format: 'date-time' }, options);

/** A date, `2026-11-21`. */
export const Day = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'string', format: 'date' }, options);

/**
 * One of these strings or numbers. With `name` the enum is listed once in components.schemas; with `list` the member is
 * a list of them.
 */
export const OneOf = (
  values: readonly (string | number)[],
  {
    name,
    list = false,
    ...options
  }: ResponsePropertyOptions & { readonly name?: string; readonly list?: boolean } = {},
): PropertyDecorator =>
  property(
    {
      enum: [...values],
      ...(typeof values[0] === 'number' && { type: 'integer' }),
      ...(name !== undefined && { enumName: name }),
      ...(list && { isArray: true }),
    },
    options,
  );

// Nest calls a function for its class only if it is written as `type: () => ...`

/** An object of a response class. */
export const Ref = (type: Lazy, options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: () => type() }, options);

/** A list of objects of a response class, or of values with a schema such as `{ type: 'string' }`. */
export const ListOf = (item: Lazy | JsonSchema, options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property(
    typeof item === 'function' ? { type: () => item(), isArray: true } : { type: 'array', items: item },
    options,
  );

/**
 * An object used as a map: by language, attribute name or setting. A class is evaluated at once for its name, so it
 * must be declared before the class that uses it.
 */
export const MapOf =
  (value: Lazy | JsonSchema, options: ResponsePropertyOptions = {}): PropertyDecorator =>
  (target, key) => {
    const values = typeof value === 'function' ? reference(target, value) : value;
    property({ type: 'object', additionalProperties: values }, options)(target, key);
  };

/** An object of one of these response classes, which must be declared before, or a value of one of these schemas. */
export const AnyOf =
  (
    types: readonly (Lazy | JsonSchema)[],
    { nullable = false, ...options }: ResponsePropertyOptions = {},
  ): PropertyDecorator =>
  (target, key) => {
    const schemas = types.map((type) => (typeof type === 'function' ? reference(target, type) : type));
    property({ anyOf: [...schemas, ...(nullable ? [{ type: 'null' }] : [])] }, options)(target, key);
  };

/** A JSON object whose members depend on the record, such as the data of a job. */
export const JsonObject = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'object', additionalProperties: true }, options);

function reference(target: object, type: Lazy): JsonSchema {
  const found = type();
  ApiExtraModels(found)(target.constructor);
  return { $ref: getSchemaPath(found) };
}
