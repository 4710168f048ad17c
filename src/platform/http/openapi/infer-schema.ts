import type { JsonSchema } from './json-schema.js';

export interface ToldMembers {
  readonly optional?: readonly string[];
  readonly nullable?: readonly string[];
}

interface ObjectSchema extends JsonSchema {
  readonly properties: Record<string, JsonSchema>;
  readonly required: readonly string[];
}

/** Members that every record has; other texts, numbers and objects may be null in one record and not in the next. */
const NEVER_NULL = new Set([
  'success',
  'message',
  'data',
  'meta',
  'items',
  'id',
  'key',
  'name',
  'title',
  'status',
  'currency',
  'total',
  'page',
  'per_page',
  'price',
  'quantity',
  'subtotal',
  'amount',
  'created_at',
  'order_id',
  'product_id',
  'reference',
  'miniCart',
  'count',
  'payment_method',
]);

/** Objects whose members are entries and not fields: by language, by attribute name, by setting. */
const MAPS = new Set([
  'attributes',
  'translations',
  'custom_fields',
  'settings',
  'labels',
  'value_labels',
  'tracking',
  'actor',
  'before',
  'after',
  'changes',
]);

/**
 * A JSON schema (2020-12) of what looks like `example`: every member typed and required, further members allowed,
 * null in the example = anything, items of an array of the shape of its items together.
 * @param told what an example cannot show: names of members, at any depth, that may be missing or null
 */
export function inferSchema(example: unknown, told: ToldMembers = {}, name = 'data'): JsonSchema {
  if (example === null || example === undefined) return {};
  if (typeof example === 'boolean') return { type: 'boolean' };
  if (Array.isArray(example))
    return {
      type: 'array',
      items: example.map((item) => inferSchema(item, told, 'data')).reduce(together, null) ?? {},
    };
  if (typeof example === 'object') return objectSchema(example as Record<string, unknown>, told, name);
  const type = typeof example === 'number' ? 'number' : 'string';
  return { type: mayBeNull(name, told) ? [type, 'null'] : type };
}

const mayBeNull = (name: string, { nullable = [] }: ToldMembers): boolean =>
  !NEVER_NULL.has(name) || nullable.includes(name);

function objectSchema(example: Record<string, unknown>, told: ToldMembers, name: string): JsonSchema {
  const members = Object.entries(example).filter(([, value]) => value !== undefined);
  const entriesOnly = MAPS.has(name) || members.some(([key]) => key === 'en' || key === 'uk');
  if (entriesOnly) return { type: ['object', 'null'], additionalProperties: true };
  return {
    type: mayBeNull(name, told) ? ['object', 'null'] : 'object',
    properties: Object.fromEntries(members.map(([key, value]) => [key, inferSchema(value, told, key)])),
    required: members.map(([key]) => key).filter((key) => !(told.optional ?? []).includes(key)),
  };
}

/** Of two items' shapes: what both have is required, what differs in type is anything. */
function together(one: JsonSchema | null, other: JsonSchema): JsonSchema {
  if (one === null) return other;
  if (!isObject(one) || !isObject(other)) return JSON.stringify(one) === JSON.stringify(other) ? one : {};
  const properties = { ...one.properties };
  for (const [key, schema] of Object.entries(other.properties)) {
    properties[key] = key in one.properties ? together(one.properties[key]!, schema) : schema;
  }
  return { ...one, properties, required: one.required.filter((key) => other.required.includes(key)) };
}

const isObject = (schema: JsonSchema): schema is ObjectSchema => 'properties' in schema;
