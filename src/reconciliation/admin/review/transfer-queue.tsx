import { useEffect, useState, type ReactElement } from 'react';
import { Button, Card, ErrorBox, isKept, Loading, useText, useUrlState } from '#panel';
import { AllocateDialog } from './allocate/allocate-dialog.js';
import { BulkDialog } from './bulk/bulk-dialog.js';
import { KeyHint } from './key-hint.js';
import { KeysDialog, NO_KEYS } from './keys-dialog.js';
import { NoTransfers } from './no-transfers.js';
import { NoteDialog } from './note-dialog.js';
import { QueueFilters } from './queue-filters.js';
import { QueueList } from './queue-list.js';
import { QueuePlace } from './queue-place.js';
import { TakeBackDialog } from './take-back-dialog.js';
import { TransferCard } from './transfer-card.js';
import { bookableOf, isWaiting, type Share } from './types.js';
import { useAccept } from './use-accept.js';
import { useDecisions } from './use-decisions.js';
import { useKeys } from './use-keys.js';
import { NO_FILTERS, useQueue } from './use-queue.js';

type Open = 'note' | 'keys' | 'bulk' | 'take_back' | { readonly shares: readonly Share[] } | null;

export interface TransferQueueProps {
  /** Number of orders that wait for a payment. */
  readonly awaiting: number;
  readonly onChanged: () => void;
}

/** Bank transfers, one at a time, with their suggestions; all actions can be done by keyboard. */
export function TransferQueue({ awaiting, onChanged }: TransferQueueProps): ReactElement {
  const say = useText();
  const filters = useUrlState<keyof typeof NO_FILTERS>(NO_FILTERS);
  const queue = useQueue(filters);
  const decisions = useDecisions(queue);
  const [open, setOpen] = useState<Open>(null);
  const [hasKeys, setKeys] = useState(() => !isKept(NO_KEYS));
  const { current, items } = queue;
  const waits = current !== null && isWaiting(current);
  const accept = useAccept(decisions, (shares) => setOpen({ shares }));
  const choose = (place: number): void => {
    const suggestion = current?.suggestions[place];
    if (current && suggestion && !decisions.busy) void accept(current, suggestion);
  };
  const allocate = (): void =>
    current?.kind === 'credit' && bookableOf(current) > 0 ? setOpen({ shares: [] }) : undefined;
  const ignore = (): void => (waits ? void decisions.ignore(current) : undefined);
  useKeys(
    {
      Enter: () => choose(0),
      a: () => choose(0),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, place) => [String(place + 1), () => choose(place)])),
      s: allocate,
      '/': allocate,
      n: () => (current ? setOpen('note') : undefined),
      i: ignore,
      u: decisions.undoLast,
      j: () => queue.step(1),
      ArrowRight: () => queue.step(1),
      k: () => queue.step(-1),
      ArrowLeft: () => queue.step(-1),
      '?': () => setOpen('keys'),
    },
    hasKeys,
  );
  useEffect(onChanged, [queue.stamp]);
  const sure = items?.filter((one) => isWaiting(one) && one.suggestions[0]?.confidence === 'high') ?? [];
  const close = (): void => setOpen(null);
  const isEmpty = items?.length === 0;
  return (
    <>
      {(!isEmpty || filters.filtered) && (
        <QueueFilters filters={filters}>
          {sure.length > 1 && (
            <Button kind="secondary" onClick={() => setOpen('bulk')}>
              {say('review.bulk.open', { count: sure.length })}
            </Button>
          )}
          <span className="transfer-shortcuts">
            <Button kind="quiet" aria-keyshortcuts="?" onClick={() => setOpen('keys')}>
              {say('review.keys.open')} <KeyHint>?</KeyHint>
            </Button>
          </span>
        </QueueFilters>
      )}
      {queue.error ? (
        <Card>
          <ErrorBox error={queue.error} onRetry={() => void queue.reload()} />
        </Card>
      ) : !items ? (
        <Card>
          <Loading lines={8} />
        </Card>
      ) : !current ? (
        <Card>
          <NoTransfers filters={filters} awaiting={awaiting} />
        </Card>
      ) : (
        <div className="transfer-review">
          <div className="stack">
            <QueuePlace queue={queue} />
            <TransferCard
              transaction={current}
              stamp={queue.stamp}
              busy={decisions.busy}
              onChoose={choose}
              onSearch={allocate}
              onNote={() => setOpen('note')}
              onIgnore={ignore}
              onRestore={() => void decisions.restore(current)}
              onTakeBack={() => setOpen('take_back')}
            />
          </div>
          <QueueList queue={queue} />
        </div>
      )}
      {open === 'note' && current && <NoteDialog transaction={current} onSave={decisions.note} onClose={close} />}
      {open === 'keys' && <KeysDialog on={hasKeys} onSwitch={setKeys} onClose={close} />}
      {open === 'take_back' && current && (
        <TakeBackDialog transaction={current} onTakeBack={decisions.takeBack} onClose={close} />
      )}
      {open === 'bulk' && (
        <BulkDialog transactions={sure} onBooked={decisions.remember} onClose={close} onDone={queue.reload} />
      )}
      {open !== null && typeof open === 'object' && current && (
        <AllocateDialog
          transaction={current}
          start={open.shares}
          onBook={(booking) => decisions.book(current, booking, true)}
          onClose={close}
        />
      )}
    </>
  );
}
