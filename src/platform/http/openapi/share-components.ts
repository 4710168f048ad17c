import type { OpenAPIObject } from '@nestjs/swagger';
import { SCHEMA_NAME } from './documented.decorator.js';
import type { JsonSchema } from './json-schema.js';
import { operationsOf, type Content, type DocumentedOperation, type DocumentedResponse } from './operations.js';

type Kind = 'schemas' | 'responses' | 'parameters' | 'examples';

/**
 * Lists among the components what operations have in common, and makes them refer to it: schemas that have a name;
 * parameters, answers and examples that are used more than once.
 */
export function shareComponents(document: OpenAPIObject): void {
  const operations = operationsOf(document);
  const components = document.components as Record<Kind, Record<string, unknown>>;
  const contents = operations.flatMap(({ operation }) => Object.values(operation.responses)).flatMap(contentsOf);
  const sent = operations.flatMap(({ operation }) => contentsOf(operation.requestBody ?? {}));
  for (const content of [...contents, ...sent]) nameSchema(content, components.schemas);
  share(components.parameters, operations.flatMap(parameterPlaces));
  share(components.responses, operations.flatMap(successPlaces));
  share(components.examples, contents.filter(({ example }) => isLarge(example)).map(examplePlace));
}

const contentsOf = ({ content = {} }: Pick<DocumentedResponse, 'content'>): Content[] => Object.values(content);

function nameSchema(content: Content, schemas: Record<string, unknown>): void {
  const { [SCHEMA_NAME]: name, ...schema } = (content.schema ?? {}) as JsonSchema;
  if (typeof name !== 'string') return;
  if (schemas[name] && JSON.stringify(schemas[name]) !== JSON.stringify(schema))
    throw new Error(`Two schemas of the API document would be called ${name}`);
  schemas[name] = schema;
  content.schema = { $ref: `#/components/schemas/${name}` };
}

/** A place of the document where a component could be referred to. */
interface Place {
  readonly kind: Kind;
  readonly name: string;
  readonly node: unknown;
  readonly refer: (reference: { $ref: string }) => void;
}

const parameterPlaces = ({ operation }: DocumentedOperation): Place[] =>
  (operation.parameters ?? []).map((node, index, all) => ({
    kind: 'parameters',
    name: node.name,
    node,
    refer: (reference) => (all[index] = reference as never),
  }));

const successPlaces = ({ operation: { operationId = '', responses } }: DocumentedOperation): Place[] =>
  Object.entries(responses)
    .filter(([status, { $ref }]) => Number(status) < 300 && $ref === undefined)
    .map(([status, node]) => ({
      kind: 'responses',
      name: contentsOf(node).map(nameOf)[0] ?? operationId,
      node,
      refer: (reference) => (responses[status] = reference),
    }));

const examplePlace = (content: Content): Place => ({
  kind: 'examples',
  name: nameOf(content),
  node: { value: content.example },
  refer: (reference) => {
    delete content.example;
    content.examples = { body: reference };
  },
});

/** Of the class that an answer refers to. */
const nameOf = ({ schema }: Content): string => (schema as { $ref?: string }).$ref?.split('/').at(-1) ?? 'Body';

/** Characters from which a reference is shorter than the example. */
const LARGE = 120;
const isLarge = (example: unknown): boolean => example !== undefined && JSON.stringify(example).length > LARGE;

/** What is the same in several places becomes one component; where names meet, the most used one keeps it. */
function share(components: Record<string, unknown>, places: readonly Place[]): void {
  const byText = new Map<string, Place[]>();
  for (const place of places) {
    const text = JSON.stringify(place.node);
    byText.set(text, [...(byText.get(text) ?? []), place]);
  }
  const shared = [...byText.values()].filter((same) => same.length > 1).sort((a, b) => b.length - a.length);
  for (const same of shared) {
    const { kind, name: wanted, node } = same[0]!;
    const name = freeName(components, wanted);
    components[name] = node;
    for (const { refer } of same) refer({ $ref: `#/components/${kind}/${name}` });
  }
}

function freeName(components: Record<string, unknown>, wanted: string): string {
  for (let name = wanted, count = 2; ; name = `${wanted}_${count++}`) if (!(name in components)) return name;
}
