import type { ReactElement } from 'react';
import { format } from '#panel';
import type { Purchases } from './customer.js';

/** One sum for each currency; without purchases, zero in the shop's currency. */
export const Spent = ({ purchases }: { readonly purchases: Purchases }): ReactElement => (
  <span className="nowrap">
    {purchases.spent.length === 0
      ? format.money(0)
      : purchases.spent.map(({ amount, currency }) => format.money(amount, currency)).join(', ')}
  </span>
);
