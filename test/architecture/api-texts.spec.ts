import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { untrueExamples } from '../../libs/testing/openapi.js';
import { operationsOf, undocumented } from '../../src/platform/http/openapi/operations.js';

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8'),
) as OpenAPIObject;

interface Described {
  readonly description?: string;
}

/** The members of all schemas within a node, by path; examples are skipped. */
function membersOf(node: unknown, path: string): Array<[string, Described]> {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'example' || key === 'examples') return [];
    const inside = membersOf(value, `${path}.${key}`);
    if (key !== 'properties') return inside;
    return [
      ...Object.entries(value as Record<string, Described>).map(
        ([name, member]) => [`${path}.${name}`, member] as [string, Described],
      ),
      ...inside,
    ];
  });
}

const parameters = [
  ...operationsOf(document).flatMap(({ method, path, operation }) =>
    (operation.parameters ?? []).map((one) => [`${method} ${path} ${one.name}`, one] as const),
  ),
  ...Object.entries(document.components?.parameters ?? {}),
].filter(([, one]) => !('$ref' in one && one.$ref));

const isSaid = ({ description }: Described): boolean => /^.{8,}[.!`]$/.test(description ?? '');

test('every operation of openapi.json has a summary, a description, and examples of its JSON request and its answers', () => {
  expect(undocumented(document)).toEqual([]);
});

test('every summary in openapi.json is a short title without a full stop, every description is whole sentences', () => {
  const texts = operationsOf(document).map(({ operation }) => operation);
  expect(texts.filter(({ summary = '' }) => !/^[A-Z][^.;]{3,69}$/.test(summary)).map(({ summary }) => summary)).toEqual(
    [],
  );
  expect(texts.filter((one) => !isSaid(one)).map(({ operationId }) => operationId)).toEqual([]);
});

test('every member of every schema in openapi.json has a description', () => {
  const silent = [...membersOf(document.components, ''), ...membersOf(document.paths, '')];
  expect(silent.filter(([, member]) => !isSaid(member)).map(([path]) => path)).toEqual([]);
});

test('every parameter in openapi.json has a description', () => {
  expect(parameters.filter(([, one]) => !isSaid(one as Described)).map(([name]) => name)).toEqual([]);
});

test('every example of a request or response in openapi.json is valid against its schema', () => {
  expect(untrueExamples(document, { requests: true })).toEqual([]);
});
