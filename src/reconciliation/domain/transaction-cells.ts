import type { BankTransaction } from './bank-transaction.js';

type Cell = (transaction: BankTransaction, say: (key: string) => string) => string | number | null;

/** Columns of the export of transactions, in their order. `say` translates keys below `reconciliation`. */
export const TRANSACTION_CELLS = {
  id: ({ id }) => id,
  booked_on: ({ bookedOn }) => bookedOn,
  value_on: ({ valueOn }) => valueOn,
  account: ({ account }) => account,
  amount: ({ amount, isIncoming }) => (isIncoming ? amount : amount.negate()).toNumber(),
  currency: ({ amount }) => amount.currency,
  kind: ({ kind }, say) => say(`kinds.${kind}`),
  state: ({ state }, say) => say(`states.${state}`),
  counterparty_name: ({ counterpartyName }) => counterpartyName,
  counterparty_account: ({ counterpartyAccount }) => counterpartyAccount,
  remittance_information: ({ remittance }) => remittance.replaceAll(/\s*\n\s*/g, ' '),
  creditor_reference: ({ creditorReference }) => creditorReference,
  end_to_end_id: ({ endToEndId }) => endToEndId,
  bank_reference: ({ bankReference }) => bankReference,
  orders: ({ allocations, suggestions }) =>
    [...new Set([...allocations, ...(suggestions[0]?.allocations ?? [])].map(({ orderId }) => orderId))].join(', '),
  note: ({ note }) => note,
} as const satisfies Readonly<Record<string, Cell>>;

export type TransactionColumn = keyof typeof TRANSACTION_CELLS;
