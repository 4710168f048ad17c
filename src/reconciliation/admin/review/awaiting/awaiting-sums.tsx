import type { ReactElement } from 'react';
import { format, useText, type Schemas } from '#panel';

/** Sums of the open amounts of all orders that wait for a payment, by currency. */
export function AwaitingSums({
  open,
}: {
  readonly open: ReadonlyArray<Schemas['MoneyToVerifyResponse']>;
}): ReactElement {
  const say = useText();
  return (
    <ul className="transfer-sums">
      {open.map(({ currency, count, open_amount: due, overdue, overdue_amount: late }) => (
        <li key={currency}>
          <strong>
            {say('review.orders.sum', { count, shown: format.number(count), amount: format.money(due, currency) })}
          </strong>
          {overdue > 0 && (
            <span className="transfer-late">
              {' '}
              {say('review.orders.sum_overdue', {
                count: overdue,
                shown: format.number(overdue),
                amount: format.money(late, currency),
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
