import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, type DocumentedOperation } from '../../src/platform/http/openapi/operations.js';

/** Optional for authors of plugins; without it, answers are not checked. */
export const ajvModule = await import('ajv/dist/2020.js').catch((error: unknown) => {
  if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return null;
  throw error;
});

/** Finds the operations of a document, and compiles its schemas. */
export interface Checker {
  readonly document: OpenAPIObject;
  find(method: string, path: string): DocumentedOperation | undefined;
  check(schema: unknown): ValidateFunction;
}

/** @throws Error with the members of a body that do not match the schema */
export function verify(checker: Checker, schema: unknown, body: unknown, where: string): void {
  const validate = checker.check(schema);
  if (validate(body)) return;
  const problems = (validate.errors ?? []).slice(0, 8).map((error) => `  ${describe(error, body)}`);
  throw new Error(`${where}, which differs from openapi.json:\n${problems.join('\n')}`);
}

export function describe({ instancePath, message, params }: ErrorObject, body: unknown): string {
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], body);
  const place = instancePath.slice(1).replaceAll('/', '.') || 'body';
  return `${place} ${message ?? ''} ${JSON.stringify(params)}, it is ${JSON.stringify(value)?.slice(0, 200)}`;
}

/** @param formats patterns by `format`, which replace the patterns for answers */
export function makeChecker(document: OpenAPIObject, formats: Record<string, RegExp> = {}): Checker {
  const ajv = new ajvModule!.Ajv2020({
    strict: false,
    allErrors: true,
    formats: { ...FORMATS, ...formats },
    logger: false,
  });
  ajv.addSchema({ $id: 'openapi', components: document.components });
  const operations = operationsOf(document).map((one) => ({ one, segments: one.path.split('/') }));
  const compiled = new Map<unknown, ValidateFunction>();
  return {
    document,
    find(method, path) {
      const asked = path.replace(/(.)\/$/, '$1').split('/');
      const fitting = operations.filter(({ one, segments }) => one.method === method && fits(segments, asked));
      return fitting.sort((a, b) => variables(a.segments) - variables(b.segments))[0]?.one;
    },
    check(schema) {
      const known =
        compiled.get(schema) ??
        ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')) as object);
      compiled.set(schema, known);
      return known;
    },
  };
}

/** Formats that are checked in answers; other values of `format` are not checked. */
const FORMATS = {
  uri: /^https?:\/\/\S+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
};

const fits = (segments: string[], asked: string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, index) => segment.startsWith('{') || segment === asked[index]);

const variables = (segments: string[]): number => segments.filter((segment) => segment.startsWith('{')).length;
