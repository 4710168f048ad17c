import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './project.mjs';

const OUTPUT = at('libs', 'api-types', 'schema.ts');

/**
 * Writes libs/api-types/schema.ts, the types of every operation and answer, unless it was generated from this
 * openapi.json.
 */
export async function writeApiTypes() {
  const text = readFileSync(at('openapi.json'), 'utf8');
  const header = `// Made of openapi.json, SHA-256 ${createHash('sha256').update(text).digest('hex')}\n`;
  if (existsSync(OUTPUT) && readFileSync(OUTPUT, 'utf8').startsWith(header)) return;
  writeFileSync(OUTPUT, `${header}\n${await apiTypes(JSON.parse(text))}`);
}

/**
 * The types of an OpenAPI document as text. Defaults make no property required: a property with a default may be
 * omitted from a request, and responses declare their required members.
 */
async function apiTypes(document) {
  // The package is loaded on use, because the scripts that build start on a machine without installed packages.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  return astToString(
    await openapiTS(withoutExamples(document), { additionalProperties: false, exportType: true, immutable: true }),
  );
}

/** Removes examples, which as comments would be half of the types. */
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
