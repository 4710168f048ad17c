import openapiTS, { astToString } from 'openapi-typescript';

/**
 * The types of an OpenAPI document as text. A property with a default may be left out of a request, and an answer says
 * itself what it always has: defaults make nothing required.
 */
export async function apiTypes(document) {
  const nodes = await openapiTS(withoutExamples(document), {
    defaultNonNullable: false,
    additionalProperties: false,
    exportType: true,
    immutable: true,
  });
  return `// Made of openapi.json: npm run openapi\n\n${astToString(nodes)}`;
}

/** Examples are for readers of the document; as comments they would be half of the types. */
function withoutExamples(node) {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .map(([key, value]) => [
        key,
        key === 'properties'
          ? Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, withoutExamples(schema)]))
          : withoutExamples(value),
      ]),
  );
}
