import type { ReactElement } from 'react';
import { Button, Empty, LinkButton, NothingFound, placeOf, useRead, useText } from '#panel';
import type { QueueFilters } from './use-queue.js';

interface NoTransfersProps {
  readonly filters: QueueFilters;
  /** Number of orders that wait for a payment. */
  readonly awaiting: number;
}

/** Shown instead of the transfers if there are none: nothing is left to review, or nothing matches the filters. */
export function NoTransfers({ filters, awaiting }: NoTransfersProps): ReactElement {
  const say = useText();
  const { filtered, values, clear } = filters;
  const recorded = useRead(filtered ? null : '/api/admin/bank-transactions', { state: 'matched', per_page: 1 });
  const isSearch = values.q !== '' || values.state !== 'waiting';
  if (filtered && isSearch) return <NothingFound onClear={clear} />;
  return (
    <Empty
      title={say('review.empty.title')}
      text={say(filtered ? 'review.empty.filtered' : 'review.empty.text')}
      action={
        <div className="actions transfer-center">
          {filtered ? (
            <Button onClick={clear}>{say('kit.clear_filters')}</Button>
          ) : (
            <LinkButton kind="primary" to={placeOf('bank-statements', 'new')}>
              {say('review.empty.import')}
            </LinkButton>
          )}
          {(recorded.meta?.total ?? 0) > 0 && (
            <LinkButton to={`${placeOf('bank-review')}?state=matched`}>{say('review.empty.recorded')}</LinkButton>
          )}
          {awaiting > 0 && (
            <LinkButton to={`${placeOf('bank-review')}?list=orders`}>
              {say('review.empty.orders', { count: awaiting })}
            </LinkButton>
          )}
        </div>
      }
    />
  );
}
