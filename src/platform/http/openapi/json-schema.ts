export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const BY_NAME = new Set(['properties', 'patternProperties']);
const INSIDE = new Set(['items', 'additionalProperties', 'not']);
const BRANCHES = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);

/**
 * Converts a schema of @nestjs/swagger from OpenAPI 3.0 to 3.1 (JSON Schema 2020-12): `nullable: true` becomes the type
 * or branch `null`, and an `allOf` with a single reference and no other members becomes the reference. Enumerations get
 * the type of their values.
 */
export function modernSchema(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  return withNull(
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => {
        if (BY_NAME.has(keyword)) return [keyword, mapValues(value as JsonSchema, modernSchema)];
        if (INSIDE.has(keyword)) return [keyword, modernSchema(value)];
        if (BRANCHES.has(keyword)) return [keyword, (value as unknown[]).map(modernSchema)];
        return [keyword, value];
      }),
    ),
  );
}

/** The document with converted schemas; examples are left unchanged. */
export function modernDocument(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(modernDocument);
  if (typeof node !== 'object' || node === null) return node;
  return mapValues(node as JsonSchema, (value, key) => {
    if (key === 'schema') return modernSchema(value);
    if (key === 'schemas') return mapValues(value as JsonSchema, modernSchema);
    return key === 'example' || key === 'examples' ? value : modernDocument(value);
  });
}

function withNull({ nullable = false, ...untyped }: Record<string, unknown>): JsonSchema {
  const schema = withType(untyped);
  const { type, enum: values, allOf, anyOf, ...rest } = schema;
  const isReference = Array.isArray(allOf) && allOf.length === 1 && !('properties' in rest) && !('required' in rest);
  const referred = anyOf ?? (isReference ? allOf : undefined);
  if (Array.isArray(referred) && referred.length > 0 && !values)
    return nullable === true
      ? { ...rest, anyOf: [...(referred as JsonSchema[]), { type: 'null' }] }
      : anyOf
        ? schema
        : { ...rest, ...(referred[0] as JsonSchema) };
  if (nullable !== true) return schema;
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }) };
}

/** An enumeration or constant with the type of its values, because generators create no type without it. */
function withType(schema: JsonSchema): JsonSchema {
  const { enum: values, const: value, type } = schema;
  if (type !== undefined || (values === undefined && value === undefined)) return schema;
  const types = [...new Set(((values ?? [value]) as unknown[]).map(typeOf))];
  return { type: types.length === 1 ? types[0] : types, ...schema };
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;

const mapValues = (record: JsonSchema, change: (value: unknown, key: string) => unknown): JsonSchema =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
