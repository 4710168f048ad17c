import type { ReactElement } from 'react';
import { format, useText } from '#panel';
import type { BankTransaction } from '../types.js';
import type { BulkOutcome } from './use-bulk.js';

/** `record` if payments are recorded for all transactions; `confirm` if returns are among them. */
export const verbOf = (listed: readonly BankTransaction[]): 'record' | 'confirm' =>
  listed.every(({ kind }) => kind === 'credit') ? 'record' : 'confirm';

/** How many payments were recorded, and why the others were not. */
export function BulkResult({
  listed,
  outcomes,
}: {
  readonly listed: readonly BankTransaction[];
  readonly outcomes: readonly BulkOutcome[];
}): ReactElement {
  const say = useText();
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  const nameOf = (id: number): string => {
    const one = listed.find((transaction) => transaction.id === id);
    return one
      ? `${one.counterparty.name ?? say('review.unknown_party')}, ${format.money(one.amount, one.currency)}`
      : String(id);
  };
  return (
    <>
      <p className="strong" role="status">
        {say(`review.bulk.booked_${verbOf(listed)}`, { count: outcomes.length - failed.length })}
        {failed.length > 0 && ` ${say('review.bulk.failed', { count: failed.length })}`}
      </p>
      {failed.length > 0 && (
        <ul className="transfer-failed">
          {failed.map(({ id, message }) => (
            <li key={id}>
              <strong>{nameOf(id)}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
