import type { FeedAccount, FeedTransaction } from '#contracts';
import type { ReadTransaction } from '../reading/read-file.types.js';
import type { ReadImport } from '../use-cases/prepare-import.js';

/**
 * Converts a page of a feed to an import. Equal transactions give equal bytes, so that a repeated page is recognized.
 */
export function pageImport(key: string, account: FeedAccount, fetched: readonly FeedTransaction[]): ReadImport {
  const days = fetched.map(({ bookedOn }) => bookedOn).sort();
  const [from = null, to = null] = [days[0], days.at(-1)];
  return {
    fileName: `${key} ${account.account} ${to}.json`,
    bytes: Buffer.from(JSON.stringify({ key, account: account.account, currency: account.currency, fetched })),
    format: 'JSON',
    statements: [
      {
        account: account.account,
        ownerName: account.ownerName,
        bankName: null,
        currency: account.currency,
        number: null,
        from,
        to,
        opening: null,
        closing: null,
        addsUp: null,
        transactions: fetched.map(transactionOf),
        notBooked: 0,
      },
    ],
  };
}

const transactionOf = (fetched: FeedTransaction): ReadTransaction => ({
  bookedOn: fetched.bookedOn,
  valueOn: null,
  amount: fetched.amount,
  currency: null,
  isReturn: false,
  returnReason: null,
  counterpartyName: fetched.counterpartyName,
  counterpartyAccount: fetched.counterpartyAccount,
  remittance: fetched.remittance,
  creditorReference: null,
  endToEndId: null,
  bankReference: fetched.externalId,
  entryReference: null,
  part: 'entry',
});
