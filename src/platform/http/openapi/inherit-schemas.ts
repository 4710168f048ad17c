import type { JsonSchema } from './json-schema.js';

interface ObjectSchema extends JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/**
 * Schemas in which a subclass refers to its parent by `allOf` and describes only its own members. A class that narrows
 * an inherited member keeps all members, because code generators cannot take one member from two schemas.
 * @param parents name of the parent of each subclass
 */
export function inheritSchemas(
  schemas: Readonly<Record<string, JsonSchema>>,
  parents: ReadonlyMap<string, string>,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const parent = parents.get(name) ?? '';
      return [name, schemas[parent] ? extending(parent, schemas[parent], schema) : schema];
    }),
  );
}

function extending(name: string, parent: ObjectSchema, full: ObjectSchema): JsonSchema {
  const { properties: inherited = {}, required: inheritedRequired = [] } = parent;
  const { type: _, properties = {}, required = [], ...rest } = full;
  const own = Object.entries(properties).filter(
    ([member, schema]) => JSON.stringify(schema) !== JSON.stringify(inherited[member]),
  );
  if (own.some(([member]) => member in inherited)) return full;
  const ownRequired = required.filter((member) => !inheritedRequired.includes(member));
  return {
    ...rest,
    allOf: [{ $ref: `#/components/schemas/${name}` }],
    ...(own.length > 0 && { properties: Object.fromEntries(own) }),
    ...(ownRequired.length > 0 && { required: ownRequired }),
  };
}
