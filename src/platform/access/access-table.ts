import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { Admitted, PageOwner } from './access.decorator.js';
import { operationsOf } from './operations.js';

export interface AccessLine {
  readonly method: string;
  /** OpenAPI spelling: `/api/orders/{id}`. */
  readonly path: string;
  readonly admitted: readonly Admitted[];
  /** Whom it is for when it leads guests to the login; else null. */
  readonly pageFor: PageOwner | null;
  /** A session needs a fresh proof of identity. */
  readonly needsProof: boolean;
}

/** Who may call what, from the code that decides it; sorted by path and method. */
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
