const EXAMPLES = new Set(['example', 'examples']);

/**
 * Moves defaults into descriptions: `default: true` becomes "Default: `true`." Client generators treat members with a
 * default as required, and some send the default themselves.
 */
export function describeDefaults(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(describeDefaults);
  if (!isRecord(node)) return node;
  const described = mapValues(node, (value, key) => {
    if (EXAMPLES.has(key)) return value;
    // `properties` is a map of members, one of which may be called `default`
    return key === 'properties' && isRecord(value) ? mapValues(value, describeDefaults) : describeDefaults(value);
  });
  return isSchemaWithDefault(described) ? withDescribedDefault(described) : described;
}

type Node = Readonly<Record<string, unknown>>;

const isRecord = (node: unknown): node is Node => typeof node === 'object' && node !== null;

const mapValues = (record: Node, change: (value: unknown, key: string) => unknown): Node =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** Whether `default` is a default value, and not the key of that name in a map of responses. */
const isSchemaWithDefault = (schema: Node): boolean =>
  'default' in schema && ('type' in schema || 'enum' in schema || '$ref' in schema);

function withDescribedDefault({ default: value, ...schema }: Node): Node {
  const said = `Default: \`${typeof value === 'string' ? value : JSON.stringify(value)}\`.`;
  const { description } = schema;
  return { ...schema, description: typeof description === 'string' ? `${asSentence(description)} ${said}` : said };
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
