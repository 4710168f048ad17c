import type { INestApplicationContext } from '@nestjs/common';
import type { Admitted } from '../../http/caller/access.decorator.js';
import { Operations } from './operations.js';

export interface AccessLine {
  readonly method: string;
  /** OpenAPI spelling: `/api/orders/{id}`. */
  readonly path: string;
  readonly admitted: readonly Admitted[];
}

/** Who may call what, from the code that decides it; sorted by path and method. */
export function accessTable(app: INestApplicationContext): AccessLine[] {
  const lines = app.get(Operations, { strict: false }).all()
    .map(({ method, path, admitted }) => ({ method, path: path.replace(/[:*](\w+)/g, '{$1}'), admitted: admitted ?? [] }));
  return lines.sort((a, b) => (a.path === b.path ? compare(a.method, b.method) : compare(a.path, b.path)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
