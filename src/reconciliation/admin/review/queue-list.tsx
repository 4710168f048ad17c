import { useEffect, useRef, type ReactElement } from 'react';
import { Badge, Card, format, useText } from '#panel';
import type { BankTransaction } from './types.js';
import type { Queue } from './use-queue.js';

/** All transactions of the queue in their order; one is opened by a click. Not shown on phones. */
export function QueueList({ queue: { items, current, total, go } }: { readonly queue: Queue }): ReactElement {
  const say = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView is not used, because it would also scroll the page.
    if (list.current && row) list.current.scrollTop = row.offsetTop - list.current.offsetTop - row.offsetHeight;
  }, [current?.id]);
  const shown = items ?? [];
  return (
    <aside className="transfer-list">
      <Card flush title={say('review.list')}>
        <ol ref={list}>
          {shown.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                {...(one.id === current?.id && { 'aria-current': 'true' as const })}
                onClick={() => go(one.id)}
              >
                <span className="transfer-list__row">
                  <span className="transfer-list__name">{one.counterparty.name ?? say('review.unknown_party')}</span>
                  <strong className="nowrap">{signed(one)}</strong>
                </span>
                <span className="transfer-list__row">
                  <span className="soft small">{format.day(one.booked_on)}</span>
                  <Sureness transaction={one} />
                </span>
              </button>
            </li>
          ))}
        </ol>
        {total > shown.length && (
          <p className="transfer-list__more soft small">
            {say('review.first', { count: shown.length, total: format.number(total) })}
          </p>
        )}
      </Card>
    </aside>
  );
}

export const signed = ({ amount, currency, direction }: BankTransaction): string =>
  `${direction === 'out' ? '−' : ''}${format.money(amount, currency)}`;

export function Sureness({ transaction }: { readonly transaction: BankTransaction }): ReactElement {
  const say = useText();
  const { state, kind, suggestions } = transaction;
  if (state === 'matched') return <Badge tone="good">{say('review.state.matched')}</Badge>;
  if (state === 'ignored') return <Badge>{say(kind === 'debit' ? 'bank.no_decision' : 'review.state.ignored')}</Badge>;
  if (kind === 'return') return <Badge tone="bad">{say('review.state.return')}</Badge>;
  const best = suggestions[0]?.confidence;
  if (!best) return <Badge>{say('review.state.none')}</Badge>;
  return <Badge tone={best === 'high' ? 'good' : 'warn'}>{say(`review.confidence.${best}`)}</Badge>;
}
