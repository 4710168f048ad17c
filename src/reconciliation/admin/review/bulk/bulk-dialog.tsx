import { useState, type ReactElement } from 'react';
import { Button, DataTable, Dialog, ErrorBox, placeOf, useSubmit, useText } from '#panel';
import { Link } from 'react-router-dom';
import type { BankTransaction } from '../types.js';
import { signed } from '../queue-list.js';
import { BulkResult, verbOf } from './bulk-result.js';
import { useBulk } from './use-bulk.js';

export interface BulkDialogProps {
  /** Transactions whose best suggestion has high confidence. */
  readonly transactions: readonly BankTransaction[];
  readonly onBooked: (ids: readonly number[]) => void;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Accepts many suggestions at once: shows them in a list first, then the progress and the result of each. */
export function BulkDialog({ transactions, onBooked, onDone, onClose }: BulkDialogProps): ReactElement {
  const say = useText();
  // The list is a copy, because recording payments shortens the original list behind the dialog.
  const [listed] = useState(transactions);
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set(listed.map(({ id }) => id)));
  const { bulk, run } = useBulk();
  const verb = verbOf(listed);
  const wanted = listed.filter(({ id }) => chosen.has(id));
  const { submit, busy, error } = useSubmit(async () => {
    const outcomes = await run(wanted);
    onBooked(outcomes.filter(({ outcome }) => outcome === 'booked').map(({ id }) => id));
    await onDone();
  });
  return (
    <Dialog wide title={say('review.bulk.title')} onClose={onClose} busy={busy}>
      <div className="stack">
        {bulk?.isFinished ? (
          <BulkResult listed={listed} outcomes={bulk.outcomes} />
        ) : bulk ? (
          <p role="status">
            <progress
              className="transfer-progress"
              max={wanted.length}
              value={bulk.done}
              aria-label={say('review.bulk.title')}
            />{' '}
            {say('review.bulk.progress', { done: bulk.done, count: wanted.length })}
          </p>
        ) : (
          <>
            <p>{say('review.bulk.text')}</p>
            <div className="transfer-bulk">
              <DataTable
                caption={say('review.bulk.title')}
                rows={listed}
                rowKey={({ id }) => id}
                selected={chosen}
                onSelect={setChosen}
                nameOf={(one) => one.counterparty.name ?? String(one.id)}
                columns={[
                  {
                    key: 'payer',
                    title: say('review.bulk.payer'),
                    main: true,
                    cell: (one) => one.counterparty.name ?? say('review.unknown_party'),
                  },
                  {
                    key: 'amount',
                    title: say('review.bulk.amount'),
                    align: 'end',
                    cell: (one) => <strong className="nowrap">{signed(one)}</strong>,
                  },
                  { key: 'for', title: say('review.bulk.for'), cell: (one) => <Meant transaction={one} /> },
                  {
                    key: 'why',
                    title: say('review.bulk.why'),
                    cell: (one) => <span className="small">{one.suggestions[0]?.reasons.join(' ')}</span>,
                  },
                ]}
              />
            </div>
          </>
        )}
        {error && <ErrorBox error={error} />}
        <div className="actions actions--end">
          <Button disabled={busy} onClick={onClose}>
            {say(bulk?.isFinished ? 'kit.close' : 'kit.back')}
          </Button>
          {!bulk?.isFinished && (
            <Button kind="primary" busy={busy} disabled={wanted.length === 0} onClick={() => void submit()}>
              {say(`review.bulk.submit_${verb}`, { count: wanted.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Meant({ transaction }: { readonly transaction: BankTransaction }): ReactElement {
  const say = useText();
  const best = transaction.suggestions[0];
  if (!best || best.reverses !== null) return <span>{say('review.bulk.return')}</span>;
  return (
    <>
      {best.register_ids.map((id) => (
        <Link key={id} className="nowrap" to={placeOf('courier-registers', id)}>
          {say('review.register', { number: id })}{' '}
        </Link>
      ))}
      {best.allocations.map(({ order_id: id }) => (
        <Link key={id} className="nowrap" to={placeOf('orders', id)}>
          {say('review.order', { number: id })}{' '}
        </Link>
      ))}
    </>
  );
}
