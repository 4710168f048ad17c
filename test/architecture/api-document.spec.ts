import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, resolved } from '../../src/platform/http/openapi/operations.js';

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8'),
) as OpenAPIObject;

interface Node {
  readonly [key: string]: unknown;
}

interface Place {
  readonly path: string;
  readonly node: Node;
}

/** All objects of the document except those inside examples. */
function placesOf(node: unknown, path = ''): Place[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => placesOf(one, `${path}/${index}`));
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).filter(([key]) => path.endsWith('/properties') || !/^examples?$/.test(key));
  return [{ path, node: node as Node }, ...inner.flatMap(([key, value]) => placesOf(value, `${path}/${key}`))];
}

const places = placesOf(document);
const isSchema = ({ path }: Place): boolean => !path.endsWith('/properties');
const pathsOf = (found: readonly Place[]): string[] => found.map(({ path }) => path);

test('every enumeration and constant in openapi.json has a type', () => {
  const untyped = places
    .filter(isSchema)
    .filter(({ node }) => ('enum' in node || 'const' in node) && !('type' in node));
  expect(pathsOf(untyped)).toEqual([]);
});

test('every member in openapi.json has a type, a reference or alternatives', () => {
  const members = places.filter(({ path }) => /\/properties\/[^/]+$/.test(path));
  const says = ['type', '$ref', 'anyOf', 'oneOf', 'allOf'];
  expect(pathsOf(members.filter(({ node }) => !says.some((keyword) => keyword in node)))).toEqual([]);
});

test('no member in openapi.json accepts every JSON value', () => {
  const members = places.filter(({ path }) => /\/properties\/[^/]+(\/(items|additionalProperties))?$/.test(path));
  const isUntyped = ({ node: { type, description: _, ...rest } }: Place): boolean =>
    type === undefined
      ? Object.keys(rest).length === 0
      : ['object', 'array', 'string'].every((one) => [type].flat().includes(one));
  expect(members.length).toBeGreaterThan(1000);
  expect(pathsOf(members.filter(isUntyped))).toEqual([]);
});

test('schemas in openapi.json have names of the API, not of classes such as Dto', () => {
  const names = Object.keys(document.components!.schemas!);
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => /Dto$/.test(name))).toEqual([]);
});

test('every member in openapi.json whose name ends in _at is a date and time', () => {
  const times = places.filter(({ path }) => /\/properties\/\w+_at$/.test(path));
  expect(times.length).toBeGreaterThan(20);
  expect(pathsOf(times.filter(({ node }) => !JSON.stringify(node).includes('"date-time"')))).toEqual([]);
});

test('no member in openapi.json has a default value, which generated clients would require or send', () => {
  expect(pathsOf(places.filter((place) => isSchema(place) && 'type' in place.node && 'default' in place.node))).toEqual(
    [],
  );
});

test('every union of objects in openapi.json has a discriminator', () => {
  const unions = places.filter(({ node }) => ((node['oneOf'] ?? []) as Node[]).some((one) => '$ref' in one));
  expect(unions.length).toBeGreaterThan(20);
  expect(pathsOf(unions.filter(({ node }) => !('discriminator' in node)))).toEqual([]);
});

test('unions without a discriminator in openapi.json are anyOf, because a text that is read as a number matches two members', () => {
  const ambiguous = places.filter(({ node }) => 'oneOf' in node && !('discriminator' in node));
  expect(pathsOf(ambiguous)).toEqual([]);
});

test('every JSON response in openapi.json refers to a named schema', () => {
  const inline = operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .map(([status, response]) => [status, resolved(document, response).content?.['application/json']] as const)
      .filter(([, content]) => content && !(content.schema as { $ref?: string }).$ref)
      .map(([status]) => `${operation.operationId} ${status}`),
  );
  expect(inline).toEqual([]);
});

test('every text and list of a JSON request in openapi.json has a maximum length', () => {
  const found = new Set<string>();
  const walk = (schema: unknown, path: string): string[] => {
    const { $ref } = schema as { $ref?: string };
    if ($ref !== undefined && found.has($ref)) return [];
    if ($ref !== undefined) found.add($ref);
    const { type, format, enum: values, maxLength, maxItems, ...rest } = resolved<Node>(document, schema as Node);
    const isOpen =
      ([type].flat().includes('string') && !values && !format && maxLength === undefined) ||
      ([type].flat().includes('array') && maxItems === undefined);
    const {
      properties = {},
      items,
      additionalProperties,
      anyOf = [],
      oneOf = [],
      allOf = [],
    } = rest as Record<string, object>;
    const inner = [
      ...Object.entries(properties),
      ...Object.entries({ items, additionalProperties }),
      ...[anyOf, oneOf, allOf].flatMap(Object.entries),
    ];
    return [
      ...(isOpen ? [path] : []),
      ...inner.flatMap(([name, one]) => (typeof one === 'object' && one !== null ? walk(one, `${path}.${name}`) : [])),
    ];
  };
  const open = operationsOf(document).flatMap(({ operation }) => {
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    return schema ? walk(schema, operation.operationId!) : [];
  });
  expect(open).toEqual([]);
});

test('every operation in openapi.json lists a malformed request, and a failed authentication unless a provider calls it', () => {
  const without = (status: string): string[] =>
    operationsOf(document)
      .filter(({ operation }) => !(status in operation.responses))
      .map(({ operation }) => operation.operationId!);
  expect(without('400')).toEqual([]);
  expect(without('401').filter((id) => !BY_PROVIDERS.includes(id))).toEqual([]);
  expect(without('default')).toEqual([]);
});

test('an operation in openapi.json that receives the bytes of a body lists no errors of parsed bodies', () => {
  const { operation } = operationsOf(document).find((one) => one.operation.operationId === BY_PROVIDERS[0])!;
  expect(operation.responses[422]).toEqual({ $ref: '#/components/responses/422' });
  expect(resolved(document, operation.responses[422]!).content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/TooManyFieldsError' } },
  });
});

test('the history of an order is for scopes and administrators only, as x-admitted in openapi.json states', () => {
  const { operation } = operationsOf(document).find((one) => one.operation.operationId === 'getOrderHistory')!;
  expect(operation).toMatchObject({ 'x-admitted': ['orders:read'] });
});

test('the description of openapi.json states how other methods, versions and conditional requests are answered', () => {
  for (const said of ['405 `method_not_allowed`', '409 `stale_version`', '`If-Match`', '`x-admitted`'])
    expect(document.info.description).toContain(said);
});

const BY_PROVIDERS = ['receivePaymentMessage'];
