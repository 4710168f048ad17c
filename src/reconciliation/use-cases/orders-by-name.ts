import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TransferCandidates } from '../../order/index.js';
import type { KeySet } from '../matching/asked-keys.js';
import { foldName } from '../matching/text/fold-name.js';

interface NamedOrder {
  readonly version: number;
  /** `FoldedName.key` of each name. */
  readonly keys: readonly string[];
}

/** The names in each order, by order id. */
export type ReadonlyNames = ReadonlyMap<number, NamedOrder>;

/** A time after every cancellation: cancelled orders are not found by name, so they are not read. */
const NO_CANCELLED = new Date(8.64e15);

/**
 * Finds orders with a balance due by the folded names of their buyers. PostgreSQL cannot fold names, so folded names
 * are kept in memory with the version of each order, and only changed orders are read again.
 */
@Injectable()
export class OrdersByName {
  private known: ReadonlyNames = new Map();

  constructor(private readonly candidates: TransferCandidates) {}

  /** Returns the current names of all orders with a balance due. */
  async read(): Promise<ReadonlyNames> {
    const current = new Map<number, NamedOrder>();
    for await (const batch of this.candidates.versions()) {
      const changed: number[] = [];
      for (const { id, version } of batch) {
        const known = this.known.get(id);
        if (known?.version === version) current.set(id, known);
        else changed.push(id);
      }
      for await (const orders of this.candidates.among(changed, NO_CANCELLED)) {
        for (const { id, version, names: written } of orders)
          current.set(id, { version, keys: written.map((name) => foldName(name).key) });
        await nextTurn();
      }
    }
    this.known = current;
    return current;
  }
}

/** Returns the ids of the orders that have one of the names (`FoldedName.key`). */
export function idsByName(orders: ReadonlyNames, names: KeySet): number[] {
  const ids: number[] = [];
  for (const [id, { keys }] of orders) if (keys.some((key) => names.has(key))) ids.push(id);
  return ids;
}
