import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf, resolved } from './operations.js';

/** Parts of the document: operations that guests and customers may call, and all others. */
export const CUTS = ['storefront', 'administration'] as const;
export type Cut = (typeof CUTS)[number];

type Components = Record<string, Record<string, unknown>>;

/** The operations of a part, with the tags and components that they use. */
export function cutDocument(document: OpenAPIObject, cut: Cut): OpenAPIObject {
  const chosen = operationsOf(document).filter(({ operation }) => isOfStorefront(operation) === (cut === 'storefront'));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, operation } of chosen) (paths[path] ??= {})[method] = operation;
  const used = referencesOf(document, paths);
  const { securitySchemes, ...components } = document.components as Components;
  const tags = new Set(chosen.flatMap(({ operation }) => operation.tags ?? []));
  return {
    ...document,
    paths: paths as never,
    components: {
      securitySchemes,
      ...Object.fromEntries(Object.entries(components).map(([kind, named]) => [kind, only(named, kind, used)])),
    } as never,
    tags: document.tags?.filter(({ name }) => tags.has(name)),
  };
}

/** Operations that are open to everybody have no `x-admitted`. */
const isOfStorefront = ({ 'x-admitted': admitted }: Readonly<Record<string, unknown>>): boolean =>
  admitted === undefined || (admitted as readonly string[]).includes('customer');

function referencesOf(document: OpenAPIObject, node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(node)) node.forEach((one) => referencesOf(document, one, found));
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node as Record<string, unknown>)) {
      if (key !== '$ref' || typeof value !== 'string') referencesOf(document, value, found);
      else if (!found.has(value)) {
        found.add(value);
        referencesOf(document, resolved(document, { $ref: value }), found);
      }
    }
  return found;
}

const only = (named: Record<string, unknown>, kind: string, used: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(named).filter(([name]) => used.has(`#/components/${kind}/${name}`)));
