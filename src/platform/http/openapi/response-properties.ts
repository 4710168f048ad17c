import { ApiExtraModels, ApiProperty, getSchemaPath, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { ANY, type JsonSchema } from './json-schema.js';

export interface ResponsePropertyOptions {
  /** The member is there and may be null. */
  readonly nullable?: boolean;
  /** The member may be missing; without it every answer has the member. */
  readonly optional?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

type Lazy<T extends Type = Type> = () => T;

/** Of each response class that extends another one, that one's name; the document refers to it. */
export const responseParents = new Map<string, string>();

function registerParent({ constructor }: object): void {
  const parent = Object.getPrototypeOf(constructor) as Type;
  if (!parent.name || responseParents.has(constructor.name)) return;
  responseParents.set(constructor.name, parent.name);
  ApiExtraModels(parent)(constructor);
}

/**
 * Members of a response class, as described in openapi.json. Types are given and not reflected, since the tests run
 * from source, without the compiler's plugin. `nullable` becomes `type: [..., 'null']` in build-openapi.ts.
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

/** A text. */
export const Text = (options: ResponsePropertyOptions & { readonly format?: string } = {}): PropertyDecorator =>
  property({ type: 'string', ...(options.format !== undefined && { format: options.format }) }, options);

/** A whole number: an id, a count, pieces. */
export const Integer = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'integer' }, options);

/** An amount of money: a number in the shop's currency. */
export const Amount = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'number' }, options);

/** A number that is neither money nor whole, such as a rate or an average. */
export const Decimal = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'number' }, options);

/** True or false; with `always`, that one. */
export const Flag = ({
  always,
  ...options
}: ResponsePropertyOptions & { readonly always?: boolean } = {}): PropertyDecorator =>
  property({ type: 'boolean', ...(always !== undefined && { const: always }) }, options);

/** A moment, ISO 8601 in UTC. */
export const Timestamp = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'string', format: 'date-time' }, options);

/** A day, `2026-11-21`. */
export const Day = (options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: 'string', format: 'date' }, options);

/**
 * One of these words or numbers; with `name` it is listed once in components.schemas; with `list` the member is a list
 * of them.
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

// Nest calls a function for its class only when the function is written as `type: () => ...`

/** An object of a response class. */
export const Ref = (type: Lazy, options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property({ type: () => type() }, options);

/** A list of a response class's objects, or of what a schema says, such as `{ type: 'string' }`. */
export const ListOf = (item: Lazy | JsonSchema, options: ResponsePropertyOptions = {}): PropertyDecorator =>
  property(
    typeof item === 'function' ? { type: () => item(), isArray: true } : { type: 'array', items: item },
    options,
  );

/**
 * An object whose members are entries: by language, by attribute name, by setting.
 * A class is read at once, for its name: it is declared above the class that maps to it.
 */
export const MapOf =
  (value: Lazy | JsonSchema, options: ResponsePropertyOptions = {}): PropertyDecorator =>
  (target, key) => {
    const values = typeof value === 'function' ? reference(target, value) : value;
    property({ type: 'object', additionalProperties: values }, options)(target, key);
  };

/** An object of one of these response classes, which are declared above. */
export const AnyOf =
  (types: readonly Lazy[], options: ResponsePropertyOptions = {}): PropertyDecorator =>
  (target, key) =>
    property({ anyOf: types.map((type) => reference(target, type)) }, options)(target, key);

/** Any JSON value, such as what a setting of a third party holds. */
export const AnyValue = (options: ResponsePropertyOptions = {}): PropertyDecorator => property({ type: ANY }, options);

function reference(target: object, type: Lazy): JsonSchema {
  const found = type();
  ApiExtraModels(found)(target.constructor);
  return { $ref: getSchemaPath(found) };
}
