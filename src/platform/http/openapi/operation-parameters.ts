import { LANGUAGES } from '#kernel';
import type { Protocol } from './documented.decorator.js';
import type { Parameter } from './operations.js';

/** Parameters for the language, which every operation accepts. */
const LANGUAGE: readonly Parameter[] = [
  {
    name: 'lang',
    in: 'query',
    description:
      `Language of the answer: ${LANGUAGES.map((language) => `\`${language}\``).join(', ')}, with or without a region. ` +
      'Takes precedence over the cookie `lang` and over `Accept-Language`.',
    schema: { type: 'string' },
    example: 'uk',
  },
  {
    name: 'Accept-Language',
    in: 'header',
    description:
      "Language of sentences and of catalog texts; without it the shop's own. `?lang=` and the cookie `lang` precede " +
      'it.',
    schema: { type: 'string' },
    example: 'uk',
  },
];

/** Header of operations whose answers have an `ETag`. */
const IF_NONE_MATCH: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: '`ETag` of an earlier answer: if the answer has not changed, the status is 304 and there is no body.',
  schema: { type: 'string' },
};

/** Parameters of operations that a guest may call with the key of an order. */
const ORDER_KEY: readonly Parameter[] = [
  { name: 'key', in: 'query', description: 'The order key. Same as `X-Order-Key`.', schema: { type: 'string' } },
  {
    name: 'X-Order-Key',
    in: 'header',
    description: '`key` of the order: proves the right to it without an account.',
    schema: { type: 'string' },
  },
];

/** All parameters of an operation: those of its handler, and those that its protocol adds. */
export function parametersOf(own: readonly Parameter[], { etag, guestBy = [] }: Protocol): Parameter[] {
  own.forEach(completeParameter);
  return [...own, ...(guestBy.includes('orderKey') ? ORDER_KEY : []), ...(etag ? [IF_NONE_MATCH] : []), ...LANGUAGE];
}

/** Omits `required: false` (the default). Numeric path parameters are ids; query lists have commas, and `1` is true. */
function completeParameter(parameter: Parameter): void {
  const { schema, required } = parameter;
  if (parameter.in !== 'path' && (!required || schema?.default !== undefined)) delete parameter.required;
  if (!schema) return;
  // Omits the reflected type of the member, because the alternatives are more precise.
  if (schema.oneOf ?? schema.anyOf) delete schema.type;
  if (parameter.in === 'path' && schema.type === 'number') Object.assign(schema, { type: 'integer', minimum: 1 });
  if (parameter.in === 'query' && schema.type === 'array') Object.assign(parameter, { style: 'form', explode: false });
  if (parameter.in === 'query' && schema.type === 'boolean')
    Object.assign(schema, { type: ['boolean', 'integer'], enum: [true, false, 1, 0] });
}
