import { cents, decimal, sum } from '../shop/rest.mjs';

/** Compares the shop's records with the statements, after everything was decided. */
export class Books {
  #statements = [];

  constructor(shop, products) {
    this.shop = shop;
    this.products = products;
  }

  add(statement) {
    this.#statements.push(statement);
  }

  /** Balance at the end of the last statement of an account. */
  closing(account) {
    const last = this.#statements.filter((one) => one.account === account).at(-1);
    return last.opening + sum(last.transfers.map(({ amount }) => amount));
  }

  /**
   * @returns all orders and all transactions of the shop, and sentences that state what was compared
   * @throws Error if two of the numbers differ
   */
  async check(count) {
    const orders = [];
    for (let number = 1; number <= count; number++) orders.push(await this.shop.get(`/api/admin/orders/${number}`));
    const transactions = await this.shop.all('/api/admin/bank-transactions');
    const checked = [
      this.#entries(transactions),
      ...this.#money(orders, transactions),
      await this.#balances(),
      await this.#stock(orders),
      this.#cancelled(orders),
    ];
    return { orders, transactions, checked };
  }

  #entries(transactions) {
    const written = this.#statements.flatMap(({ transfers }) => transfers.map(({ amount }) => amount));
    const sent = sum(written.filter((amount) => amount < 0));
    const out = transactions.filter(({ direction }) => direction === 'out');
    const received = sum(written) - sent;
    equal(written.length, transactions.length, 'transactions');
    equal(-sent, amountOf(out), 'debits');
    equal(received, amountOf(transactions) - amountOf(out), 'credits');
    return `The shop has all ${written.length} entries of the statements: ${euros(received)} in, ${euros(-sent)} out.`;
  }

  #money(orders, transactions) {
    const matched = transactions.filter(({ state }) => state === 'matched');
    const booked = sum(matched.flatMap(({ allocations }) => allocations.map(({ amount }) => cents(amount))));
    const credits = amountOf(matched.filter(({ kind }) => kind === 'credit'));
    const returns = amountOf(matched.filter(({ kind }) => kind === 'return'));
    const payments = orders.flatMap((order) => order.payments).filter(({ status }) => status === 'captured');
    const refunds = orders.flatMap((order) => order.refunds);
    equal(credits - returns, amountOf(payments), 'payments');
    equal(amountOf(matched.filter(({ kind }) => kind === 'debit')), amountOf(refunds), 'refunds');
    if (booked > credits) throw new Error('More was booked than received.');
    return [
      `Payments of orders ${euros(amountOf(payments))} = credits booked ${euros(credits)} - returns ${euros(returns)}.`,
      `Refunds ${euros(amountOf(refunds))} = debits booked.`,
    ];
  }

  async #balances() {
    const { items } = await this.shop.get('/api/admin/bank-accounts');
    const known = items.filter(({ last_closing_balance: balance }) => balance !== null);
    for (const { account, last_closing_balance: balance } of known)
      equal(this.closing(account), cents(balance), account);
    const gaps = items.flatMap((one) => one.gaps);
    if (known.length !== 2 || gaps.length > 0) throw new Error(`Accounts: ${JSON.stringify(items)}`);
    return 'The closing balances of two accounts are those of the banks, and no statement is missing.';
  }

  async #stock(orders) {
    const lines = orders.filter(({ status }) => status !== 'cancelled').flatMap(({ items }) => items);
    for (const { id, in_stock: before, name } of this.products) {
      const { in_stock: now } = await this.shop.get(`/api/products/${id}`);
      equal(before - quantityOf(lines.filter(({ product_id: product }) => product === id)), now, `stock of ${name}`);
    }
    return `Stock is exact: ${quantityOf(lines)} pieces in ${orders.length} orders without the cancelled ones.`;
  }

  #cancelled(orders) {
    const cancelled = orders.filter(({ status }) => status === 'cancelled');
    for (const { number, paid_amount: paid, refunded_amount: refunded, refund_due: due } of cancelled)
      equal(cents(paid) - cents(refunded), cents(due), `money held by cancelled order ${number}`);
    const due = cancelled.filter(({ refund_due: amount }) => amount > 0);
    const numbers = cancelled.map(({ number }) => `No. ${number}`).join(', ');
    return `Cancelled orders: ${numbers}. Cancelled orders that still hold money: ${due.length}.`;
  }
}

const amountOf = (records) => sum(records.map(({ amount }) => cents(amount)));
const quantityOf = (lines) => sum(lines.map(({ quantity }) => quantity));
const euros = (amount) => `${decimal(amount)} EUR`;

function equal(expected, found, what) {
  if (expected !== found) throw new Error(`${what}: ${found} instead of ${expected}`);
}
