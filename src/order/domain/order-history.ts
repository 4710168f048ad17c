import type { Actor } from '#contracts';

/** A change of an order, to be written. */
export interface HistoryEntry {
  readonly kind: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly note?: string | null;
  readonly changes?: unknown;
}

/** One change of an order: what kind, by whom, when, from which status to which. */
export interface HistoryView {
  readonly id: number;
  readonly at: string;
  readonly actor: Actor;
  readonly kind: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly note: string | null;
  readonly changes: unknown;
}
