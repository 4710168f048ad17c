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

/** A time after every cancellation: cancelled orders are not found by name, so they are not read. */
const NO_CANCELLED = new Date(8.64e15);

/**
 * Finds orders with a balance due by the folded names of their buyers. PostgreSQL cannot fold names, so folded names
 * are kept in memory with the version of each order, and only changed orders are read again.
 */
@Injectable()
export class OrdersByName {
  private known: ReadonlyMap<number, NamedOrder> = new Map();

  constructor(private readonly candidates: TransferCandidates) {}

  /** Returns the ids of all orders with a balance due that have one of the names (`FoldedName.key`). */
  async find(names: KeySet): Promise<number[]> {
    if (names.size === 0) return [];
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
    return [...current].filter(([, { keys }]) => keys.some((key) => names.has(key))).map(([id]) => id);
  }
}
