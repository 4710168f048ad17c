import { useState } from 'react';
import { useRead, type UrlState } from '#panel';
import type { BankTransaction } from './types.js';

export type QueueFilters = UrlState<'state' | 'statement' | 'account' | 'q' | 'id'>;

export const NO_FILTERS = { state: 'waiting', statement: '', account: '', q: '', id: '' } as const;

const MOST = 100;

export interface Queue {
  /** Null while the first page is loading. */
  readonly items: readonly BankTransaction[] | null;
  readonly total: number;
  readonly current: BankTransaction | null;
  /** Position of the current transaction, from 0. */
  readonly place: number;
  readonly error: ReturnType<typeof useRead>['error'];
  readonly reload: () => Promise<unknown>;
  readonly go: (id: number) => void;
  readonly step: (by: 1 | -1) => void;
  /** Shows the next transaction when this one leaves the list. */
  readonly leave: (transaction: BankTransaction) => void;
  /** A value that changes with every read of the list. */
  readonly stamp: unknown;
}

/** The transactions that match the filters, and the one that is shown. */
export function useQueue({ values: { state, statement, account, q, id } }: QueueFilters): Queue {
  const { data, meta, error, reload } = useRead('/api/admin/bank-transactions', {
    ...queryOf(state),
    statement_id: statement,
    account,
    q,
    sort: state === 'waiting' || state === 'suggested' || state === 'unmatched' ? 'surest' : '',
    per_page: MOST,
  });
  const single = useRead(id === '' ? null : `/api/admin/bank-transactions/${Number(id)}`);
  const [at, setAt] = useState<{ readonly id: number; readonly place: number }>({ id: Number(id), place: 0 });
  const items = data && withSingle(data.items, single.data);
  const found = items?.findIndex((one) => one.id === at.id) ?? -1;
  const place = found >= 0 ? found : Math.max(Math.min(at.place, (items?.length ?? 0) - 1), 0);
  const goTo = (target: number): void => {
    const one = items?.[target];
    if (one) setAt({ id: one.id, place: target });
  };
  return {
    items,
    total: Math.max(meta?.total ?? 0, items?.length ?? 0),
    current: items?.[place] ?? null,
    place,
    error: error ?? single.error,
    reload: () => Promise.all([reload(), single.reload()]),
    go: (wanted) => setAt({ id: wanted, place }),
    step: (by) => goTo(place + by),
    leave: (gone) => {
      const index = items?.findIndex((one) => one.id === gone.id) ?? -1;
      const next = items?.[index + 1] ?? items?.[index - 1];
      setAt({ id: next?.id ?? 0, place: index });
    },
    stamp: data,
  };
}

/** `waiting` and `unallocated` are no states of a transaction, but filters of their own. */
const queryOf = (state: string) =>
  state === 'waiting' || state === 'unallocated' ? { [state]: 1 } : { state: state === 'all' ? '' : state };

/** A link may lead to a transaction that the filters leave out; it comes first. */
const withSingle = (items: readonly BankTransaction[], one: BankTransaction | null): readonly BankTransaction[] =>
  one && !items.some(({ id }) => id === one.id) ? [one, ...items] : items;
