import type { Rule } from '../clue.js';
import { reason } from '../reason.js';
import { amountKey, foldAccount } from '../order-index.js';

const MAX_ORDERS = 200;

/** Recognizes accounts from which the customer paid before. They only lead to orders of the same amount. */
export const knownAccount: Rule = {
  name: 'known_account',
  findByPayer(reading, index) {
    const account = reading.transaction.payerAccount;
    if (account === null) return [];
    const found = index.byAmountAndAccount.get(amountKey(reading.currency, reading.amount, foldAccount(account)));
    return found
      .slice(0, found.length > MAX_ORDERS ? 0 : undefined)
      .filter((candidate) => candidate.open === reading.amount);
  },
  support({ transaction }, candidate) {
    if (transaction.payerAccount === null) return null;
    const account = foldAccount(transaction.payerAccount);
    if (!candidate.order.knownAccounts.some((known) => foldAccount(known) === account)) return null;
    return { candidate, source: 'account', strength: 30, counts: 'amount', reason: reason('account', {}) };
  },
};
