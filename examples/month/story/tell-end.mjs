import { decimal, cents } from '../shop/rest.mjs';

/**
 * Prints which transfers arrived and who matched them, which orders and transfers are still open, and the checked sums.
 */
export function tellEnd(report, { orders, transactions, checked }) {
  const credits = transactions.filter(({ kind }) => kind === 'credit');
  const matched = (kind, by) =>
    transactions.filter((one) => one.kind === kind && one.state === 'matched' && one.matched_by === by);
  const waiting = credits.filter(({ state }) => ['suggested', 'unmatched'].includes(state));
  report.table([
    ['what arrived', credits],
    ['  matched by the shop', matched('credit', 'rule')],
    ['  matched by a person', matched('credit', 'administrator')],
    ['  for no order, ignored by a person', credits.filter(({ state }) => state === 'ignored')],
    ['  left for later', waiting],
    ['returned, confirmed by a person', matched('return', 'administrator')],
    ['refund found by the shop', matched('debit', 'rule')],
    ['other payments of ours', transactions.filter((one) => one.kind === 'debit' && one.state === 'ignored')],
  ]);
  report.list('Open at the end', [
    ...orders.filter(({ status, open_amount: open }) => status !== 'cancelled' && open > 0).map(openOrder),
    ...orders
      .filter(({ overpaid_amount: over }) => over > 0)
      .map(({ number, overpaid_amount: over }) => `order ${number}: ${decimal(cents(over))} too much`),
    ...waiting.map(({ amount, note }) => `${decimal(cents(amount))}: ${note}`),
  ]);
  report.list('The books', checked);
}

const openOrder = ({ number, open_amount: open, paid_amount: paid, payments }) =>
  `order ${number}: ${decimal(cents(open))} to be paid${
    payments.some(({ status }) => status === 'reversed')
      ? ', its payment was returned'
      : paid > 0
        ? ', a part is paid'
        : ''
  }`;
