import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { checkParent, lockTree } from './save/category-tree.js';

export interface CategoryMove {
  /** null at the top; not given: where it is. */
  readonly parent?: number | null;
  /** The sibling that comes after it. */
  readonly before?: number | null;
  /** From 0, counted without it; used when `before` is not given. Neither: the last place. */
  readonly position?: number;
  readonly version?: number;
}

export interface PlacedCategory {
  readonly id: number;
  readonly position: number;
  readonly version: number;
}

export interface MovedCategory extends PlacedCategory {
  /** 0 at the top. */
  readonly parent: number;
  /** All of the parent, in their new order. */
  readonly siblings: PlacedCategory[];
}

interface Place extends PlacedCategory {
  readonly parent_id: number | null;
}

/**
 * Puts a category below another one, at a place among its siblings, which are renumbered from 0. The version of the
 * moved one alone counts on: who edits a sibling is not disturbed.
 */
@Injectable()
export class MoveCategory {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws not_found (404), stale_version (409); FieldErrors at `parent` for an unknown one and for a cycle, at `before` for no sibling (422) */
  run(id: number, move: CategoryMove, caller: Caller): Promise<MovedCategory> {
    return this.database.transaction(async (tx) => {
      await lockTree(tx);
      const [was] = await tx.query<Place>(
        'SELECT id, parent_id, position, version FROM category WHERE id = $1 FOR NO KEY UPDATE',
        [id],
      );
      if (!was) throw commonErrors.not_found();
      mustBeCurrent(move.version, was.version);
      const parent = move.parent === undefined ? was.parent_id : move.parent;
      await checkParent(tx, id, parent);
      const others = await siblingsOf(tx, parent, id);
      const place = placeAmong(others, move);
      await renumber(tx, id, parent, [...others.slice(0, place), id, ...others.slice(place)]);
      const siblings = await placed(tx, parent);
      const now = siblings.find((one) => one.id === id)!;
      tx.touch('categories');
      await this.audit.record(tx, {
        caller,
        action: 'category.moved',
        subjectType: 'category',
        subjectId: id,
        before: { parent: was.parent_id ?? 0, position: was.position },
        after: { parent: parent ?? 0, position: now.position },
      });
      return { ...now, parent: parent ?? 0, siblings };
    });
  }
}

/** Of the parent, without the moved one; locked, so that no other request renumbers by an order that is no more. */
async function siblingsOf(tx: Transaction, parent: number | null, id: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    'SELECT id FROM category WHERE parent_id IS NOT DISTINCT FROM $1::int AND id <> $2 ORDER BY position, id FOR NO KEY UPDATE',
    [parent, id],
  );
  return rows.map((row) => row.id);
}

function placeAmong(others: readonly number[], { before, position }: CategoryMove): number {
  if (before === undefined || before === null) return Math.min(position ?? others.length, others.length);
  const place = others.indexOf(before);
  if (place < 0) throw new FieldErrors({ before: [{ key: 'catalog.errors.no_sibling' }] });
  return place;
}

async function renumber(tx: Transaction, id: number, parent: number | null, order: readonly number[]): Promise<void> {
  await tx.query(
    `UPDATE category c SET position = o.place - 1, parent_id = CASE WHEN c.id = $1 THEN $2::int ELSE c.parent_id END,
       version = c.version + (c.id = $1)::int, updated_at = now()
     FROM unnest($3::int[]) WITH ORDINALITY o(id, place) WHERE c.id = o.id AND (c.id = $1 OR c.position <> o.place - 1)`,
    [id, parent, order],
  );
}

function placed(tx: Transaction, parent: number | null): Promise<PlacedCategory[]> {
  return tx.query<PlacedCategory>(
    'SELECT id, position, version FROM category WHERE parent_id IS NOT DISTINCT FROM $1::int ORDER BY position, id',
    [parent],
  );
}
