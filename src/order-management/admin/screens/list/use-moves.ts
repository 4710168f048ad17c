import { useState } from 'react';
import { usePost, useSubmit, type Item, type Sent, type Submit } from '#panel';
import type { Status } from '../order/order.js';

export type Outcome = Item<'updateOrderStatuses'>;
type Words = Pick<Sent<'updateOrderStatuses'>, 'note' | 'notify'>;

/** Orders per API call; few, so that the progress is visible. */
const AT_ONCE = 10;

export interface Moves extends Pick<Submit<[Words], void>, 'busy' | 'error'> {
  readonly outcomes: readonly Outcome[];
  /** Starts the moves, or continues after an interruption. */
  readonly start: (words: Words) => Promise<void | null>;
}

export function useMoves(ids: readonly number[], to: Status): Moves {
  const post = usePost();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { submit, busy, error } = useSubmit(async (words: Words) => {
    let done = outcomes;
    while (done.length < ids.length) {
      const next = ids.slice(done.length, done.length + AT_ONCE);
      const { data } = await post('/api/admin/orders/status', { ids: next, status: to, ...words });
      done = [...done, ...data.items];
      setOutcomes(done);
    }
  });
  return { outcomes, start: submit, busy, error };
}
