import { useEffect, useRef, type ReactElement } from 'react';
import { Button, format, useText } from '#panel';
import { KeyHint } from './key-hint.js';
import type { Queue } from './use-queue.js';

/** Position in the queue, with buttons; a live region announces each transaction that appears. */
export function QueuePlace({ queue }: { readonly queue: Queue }): ReactElement {
  const say = useText();
  const { current, items, place, total } = queue;
  const best = current?.suggestions[0];
  const spoken = current
    ? [
        say('review.spoken.transfer', {
          place: place + 1,
          total,
          amount: format.money(current.amount, current.currency),
          name: current.counterparty.name ?? say('review.unknown_party'),
        }),
        best && best.register_ids.length > 0
          ? say('review.spoken.registers')
          : best && best.reverses === null
            ? say('review.spoken.suggestion', { numbers: best.allocations.map(({ order_id: id }) => id).join(', ') })
            : say(best ? 'review.spoken.return' : 'review.spoken.none'),
      ].join(' ')
    : '';
  const first = useRef(current?.id);
  // The first transaction is not announced, because the title is read when the screen opens.
  const isNew = first.current !== current?.id;
  useEffect(() => {
    if (isNew) first.current = undefined;
  }, [isNew]);
  return (
    <div className="transfer-place">
      <Button small kind="quiet" aria-keyshortcuts="K" disabled={place === 0} onClick={() => queue.step(-1)}>
        ← {say('review.previous')} <KeyHint>K</KeyHint>
      </Button>
      <span className="soft small">{say('review.place', { place: place + 1, total: format.number(total) })}</span>
      <Button
        small
        kind="quiet"
        aria-keyshortcuts="J"
        disabled={place + 1 >= (items?.length ?? 0)}
        onClick={() => queue.step(1)}
      >
        {say('review.next')} → <KeyHint>J</KeyHint>
      </Button>
      <p className="unseen" role="status">
        {isNew ? spoken : ''}
      </p>
    </div>
  );
}
