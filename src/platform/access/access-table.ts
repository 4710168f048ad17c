import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Admitted, PageOwner } from './access.decorator.js';
import { operationsOf } from './operations.js';

export interface AccessLine {
  readonly method: string;
  /** Path in OpenAPI spelling, e.g. `/api/orders/{id}`. */
  readonly path: string;
  readonly admitted: readonly Admitted[];
  /** The page's visitors, if it redirects guests to the login; otherwise null. */
  readonly pageFor: PageOwner | null;
  /** Sessions need a recent proof of identity (see `NeedsFreshProof`). */
  readonly needsProof: boolean;
}

/** Lists the callers that each operation admits, read from the controllers' metadata; sorted by path and method. */
export function accessTable(app: INestApplicationContext): AccessLine[] {
  const lines = operationsOf(app.get(ModulesContainer)).map(({ method, path, admitted, pageFor, needsProof }) => ({
    method,
    path: path.replace(/[:*](\w+)/g, '{$1}'),
    admitted: admitted ?? [],
    pageFor,
    needsProof,
  }));
  return lines.sort((a, b) => (a.path === b.path ? compare(a.method, b.method) : compare(a.path, b.path)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
