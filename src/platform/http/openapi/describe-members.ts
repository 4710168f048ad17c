import type { JsonSchema } from './json-schema.js';
import { ENUM_TEXTS, MEMBER_TEXTS } from './member-texts.js';

const EXAMPLES = new Set(['example', 'examples']);

/**
 * Describes members of schemas and parameters: those without a description of their own get the general description for
 * their name. Line breaks, which doc comments have, become spaces.
 */
export function describeMembers(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(describeMembers);
  if (!isRecord(node)) return node;
  const described = mapValues(node, (value, key) => {
    if (EXAMPLES.has(key)) return value;
    return key === 'properties' && isRecord(value)
      ? mapValues(value, (member, name) => withText(describeMembers(member) as Node, name))
      : describeMembers(value);
  });
  return isParameter(described) ? withText(described, described.name) : described;
}

/** Describes named enumerations. @nestjs/swagger describes each by one of the members that use it. */
export const describeEnums = (schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
  mapValues(schemas, (schema, name) =>
    name in ENUM_TEXTS ? { ...(schema as JsonSchema), description: ENUM_TEXTS[name] } : schema,
  ) as Record<string, JsonSchema>;

type Node = Readonly<Record<string, unknown>>;

const isRecord = (node: unknown): node is Node => typeof node === 'object' && node !== null;

const isParameter = (node: Node): node is Node & { name: string } =>
  typeof node['name'] === 'string' && typeof node['in'] === 'string' && 'schema' in node;

function withText(node: Node, name: string): Node {
  const description = node['description'] ?? MEMBER_TEXTS[name];
  return typeof description === 'string' ? { ...node, description: description.replace(/\s*\n\s*/g, ' ') } : node;
}

const mapValues = (record: Node, change: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
