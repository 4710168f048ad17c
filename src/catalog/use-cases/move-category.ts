import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { lockPlace, lockSiblings, lockTree, placeCategory, placedCategories } from '../data/category-rows.js';
import type { PlacedCategory } from '../domain/category-tree.js';
import { checkParent } from './save/check-parent.js';

export interface CategoryMove {
  /** Null: the top level; undefined: the current parent. */
  readonly parent?: number | null;
  /** The sibling before which the category is placed. */
  readonly before?: number | null;
  /** Position from 0, counted without the moved category; used if `before` is undefined. Default: the last position. */
  readonly position?: number;
  readonly version?: number;
}

export interface MovedCategory extends PlacedCategory {
  /** 0 at the top level. */
  readonly parent: number;
  /** All subcategories of the parent, in their new order. */
  readonly siblings: PlacedCategory[];
}

/**
 * Moves a category below a parent, to a position among its siblings, which are renumbered from 0. Only the version of
 * the moved category is incremented, so that someone who edits a sibling gets no conflict.
 */
@Injectable()
export class MoveCategory {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws not_found (404), stale_version (409); FieldErrors at `parent` for an unknown one and for a cycle, at
   * `before` if it is not a sibling (422)
   */
  run(id: number, move: CategoryMove, caller: Caller): Promise<MovedCategory> {
    return this.database.transaction(async (tx) => {
      await lockTree(tx);
      const was = await lockPlace(tx, id);
      if (!was) throw commonErrors.not_found();
      mustBeCurrent(move.version, was.version);
      const parent = move.parent === undefined ? was.parent_id : move.parent;
      await checkParent(tx, id, parent);
      // The siblings are locked, so that no other request numbers them by an outdated order.
      const others = await lockSiblings(tx, parent, id);
      const place = placeAmong(others, move);
      await placeCategory(tx, id, parent, [...others.slice(0, place), id, ...others.slice(place)]);
      const siblings = await placedCategories(tx, parent);
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

function placeAmong(others: readonly number[], { before, position }: CategoryMove): number {
  if (before === undefined || before === null) return Math.min(position ?? others.length, others.length);
  const place = others.indexOf(before);
  if (place < 0) throw new FieldErrors({ before: [{ key: 'catalog.errors.no_sibling' }] });
  return place;
}
