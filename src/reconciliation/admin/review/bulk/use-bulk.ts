import { useState } from 'react';
import { usePost, type Data } from '#panel';
import type { BankTransaction } from '../types.js';

/** Number of transactions per call; small, so that the progress is visible. */
const STEP = 10;

export type BulkOutcome = Data<'acceptBankTransactions'>['items'][number];

export interface Bulk {
  readonly done: number;
  readonly outcomes: readonly BulkOutcome[];
  readonly isFinished: boolean;
}

const toAccepted = ({ id, version, suggestions: [best] }: BankTransaction) => ({
  ...{ id, version },
  ...(best && { confidence: best.confidence }),
});

/** Accepts the best suggestions in several calls. A call that fails ends the run; earlier calls keep their effect. */
export function useBulk() {
  const post = usePost();
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const run = async (transactions: readonly BankTransaction[]): Promise<readonly BulkOutcome[]> => {
    let outcomes: readonly BulkOutcome[] = [];
    setBulk({ done: 0, outcomes, isFinished: false });
    try {
      for (let at = 0; at < transactions.length; at += STEP) {
        const part = transactions.slice(at, at + STEP).map(toAccepted);
        const { data } = await post('/api/admin/bank-transactions/accept', { transactions: part });
        outcomes = [...outcomes, ...data.items];
        setBulk({ done: outcomes.length, outcomes, isFinished: false });
      }
    } finally {
      setBulk({ done: outcomes.length, outcomes, isFinished: true });
    }
    return outcomes;
  };
  return { bulk, run };
}
