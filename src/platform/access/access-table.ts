import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Admitted } from './access.decorator.js';
import { operationsOf, type Operation } from './operations.js';

/** An operation with its path in OpenAPI spelling: `/api/orders/{id}`. */
export interface AccessLine extends Operation {
  readonly admitted: readonly Admitted[];
}

/** Lists the callers that each operation admits, read from the controllers' metadata; sorted by path and method. */
export function accessTable(app: INestApplicationContext): AccessLine[] {
  const lines = operationsOf(app.get(ModulesContainer)).map((operation) => ({
    ...operation,
    path: operation.path.replace(/[:*](\w+)/g, '{$1}'),
    admitted: operation.admitted ?? [],
  }));
  return lines.sort((a, b) => (a.path === b.path ? compare(a.method, b.method) : compare(a.path, b.path)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
