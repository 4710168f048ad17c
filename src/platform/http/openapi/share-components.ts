import type { OpenAPIObject } from '@nestjs/swagger';
import { SCHEMA_NAME } from './documented.decorator.js';
import type { JsonSchema } from './json-schema.js';
import {
  operationsOf,
  type Content,
  type DocumentedOperation,
  type DocumentedResponse,
  type Parameter,
} from './operations.js';

type Kind = 'schemas' | 'responses' | 'parameters' | 'examples';

/**
 * Moves what operations have in common to the components, and makes the operations refer to it: named schemas, and
 * parameters, responses and examples that are used more than once. The name of a component depends only on the
 * component itself, so that generated clients keep their names when the document changes.
 */
export function shareComponents(document: OpenAPIObject): void {
  const operations = operationsOf(document);
  const components = document.components as Record<Kind, Record<string, unknown>>;
  const contents = operations.flatMap(({ operation }) => Object.values(operation.responses)).flatMap(contentsOf);
  const sent = operations.flatMap(({ operation }) => contentsOf(operation.requestBody ?? {}));
  for (const content of [...contents, ...sent]) nameSchema(content, components.schemas);
  share(components.parameters, operations.flatMap(parameterPlaces));
  share(components.responses, operations.flatMap(successPlaces));
  share(components.examples, contents.filter((one) => nameOf(one) && isLarge(one.example)).map(examplePlace));
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

/** A place in the document that could refer to a component. */
interface Place {
  readonly kind: Kind;
  readonly name: string;
  readonly node: unknown;
  readonly refer: (reference: { $ref: string }) => void;
}

const parameterPlaces = ({ path, operation }: DocumentedOperation): Place[] =>
  (operation.parameters ?? []).map((node, index, all) => ({
    kind: 'parameters',
    name: isGeneral(node) ? node.name : `${resourceOf(path)}_${node.name}`,
    node,
    refer: (reference) => (all[index] = reference as never),
  }));

/** Whether the parameter means the same in all operations: a header, the page of a list, the id of a record. */
const isGeneral = ({ in: place, name, schema }: Parameter): boolean =>
  place === 'header' || GENERAL_QUERY.includes(name) || (place === 'path' && schema?.type === 'integer');
const GENERAL_QUERY = ['page', 'per_page', 'lang', 'key'];

/** `/api/admin/payment-methods/{key}` → `payment_methods`. */
const resourceOf = (path: string): string => {
  const [first = 'root'] = path.split('/').filter((part) => !['', 'api', 'admin'].includes(part));
  return first.replace(/\W+/g, '_');
};

const successPlaces = ({ operation: { operationId = '', responses } }: DocumentedOperation): Place[] =>
  Object.entries(responses)
    .filter(([status, { $ref }]) => Number(status) < 300 && $ref === undefined)
    .map(([status, node]) => ({
      kind: 'responses',
      name: `${'Idempotent-Replayed' in (node.headers ?? {}) ? 'idempotent_' : ''}${bodyName(node) ?? operationId}`,
      node,
      refer: (reference) => (responses[status] = reference),
    }));

/** The name of a body's class; for media types other than JSON, e.g. `text_html`. */
const bodyName = ({ content = {} }: DocumentedResponse): string | undefined =>
  Object.entries(content).map(([mediaType, body]) => nameOf(body) ?? mediaType.replace(/\W+/g, '_'))[0];

const examplePlace = (content: Content): Place => ({
  kind: 'examples',
  name: nameOf(content)!,
  node: { value: content.example },
  refer: (reference) => {
    delete content.example;
    content.examples = { body: reference };
  },
});

/** The name of the class that a response refers to. */
const nameOf = ({ schema }: Content): string | undefined => (schema as { $ref?: string }).$ref?.split('/').at(-1);

/** Maximum length of an inline example in characters; longer examples are replaced by a shorter reference. */
const LARGE = 120;
const isLarge = (example: unknown): boolean => example !== undefined && JSON.stringify(example).length > LARGE;

/** Replaces equal objects by one component. If different objects would have the same name, none of them is replaced. */
function share(components: Record<string, unknown>, places: readonly Place[]): void {
  for (const [name, named] of groups(places, (place) => place.name)) {
    const alike = [...groups(named, ({ node }) => JSON.stringify(node)).values()];
    const [shared, ...others] = alike.filter((same) => same.length > 1);
    if (!shared || others.length > 0 || name in components) continue;
    const { kind, node } = shared[0]!;
    components[name] = node;
    for (const { refer } of shared) refer({ $ref: `#/components/${kind}/${name}` });
  }
}

function groups(places: readonly Place[], keyOf: (place: Place) => string): Map<string, Place[]> {
  const byKey = new Map<string, Place[]>();
  for (const place of places) byKey.set(keyOf(place), [...(byKey.get(keyOf(place)) ?? []), place]);
  return byKey;
}
