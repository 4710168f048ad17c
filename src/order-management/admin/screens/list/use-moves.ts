import { useState } from 'react';
import { usePost, useSubmit, type Submit } from '#panel';
import type { Status } from '../order/order.js';

/** What `POST /api/admin/orders/status` answers for each order. */
export interface Outcome {
  readonly id: number;
  readonly outcome: 'moved' | 'unchanged' | 'refused';
  readonly status: Status | null;
  readonly message: string | null;
}

interface Words {
  readonly note: string | null;
  readonly notify: boolean;
}

/** Few at a time, so that it can be seen how far it is. */
const AT_ONCE = 10;

export interface Moves extends Pick<Submit<[Words], void>, 'busy' | 'error'> {
  readonly outcomes: readonly Outcome[];
  /** Goes on where it was cut off. */
  readonly start: (words: Words) => Promise<void | null>;
}

export function useMoves(ids: readonly number[], to: Status): Moves {
  const post = usePost();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { submit, busy, error } = useSubmit(async (words: Words) => {
    let done = outcomes;
    while (done.length < ids.length) {
      const next = ids.slice(done.length, done.length + AT_ONCE);
      const { data } = await post<{ items: Outcome[] }>('/api/admin/orders/status', {
        ids: next,
        status: to,
        ...words,
      });
      done = [...done, ...data.items];
      setOutcomes(done);
    }
  });
  return { outcomes, start: submit, busy, error };
}
