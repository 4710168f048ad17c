import type { AcceptedSuggestionsResponse } from './dto/accepted-suggestions.response.js';
import type { BankAccountResponse } from './dto/bank-account.response.js';
import type { BankStatementResponse } from './dto/bank-statement.response.js';
import type { BankTransactionResponse } from './dto/bank-transaction.response.js';
import type { DecidedTransactionResponse } from './dto/last-decision.response.js';
import type { BankStatementPreviewResponse } from './dto/statement-preview.response.js';
import type { StatementProfileResponse } from './dto/statement-profile.response.js';

export const bankStatementExample: BankStatementResponse = {
  id: 4,
  file_name: 'statement-2026-11-20.xml',
  format: 'CAMT.053',
  imported_at: '2026-11-21T08:15:00.000Z',
  statements: [
    {
      account: 'DE89370400440532013000',
      currency: 'EUR',
      number: '225',
      from: '2026-11-20',
      to: '2026-11-20',
      opening_balance: 1200,
      closing_balance: 1289.9,
    },
  ],
  transactions: { total: 1, new: 1, duplicate: 0, matched: 1, suggested: 0, unmatched: 0, ignored: 0 },
  warnings: [],
};

export const importedBeforeExample: BankStatementResponse = {
  ...bankStatementExample,
  transactions: { ...bankStatementExample.transactions, new: 0, duplicate: 1 },
};

export const statementPreviewExample: BankStatementPreviewResponse = {
  id: null,
  file_name: bankStatementExample.file_name,
  format: bankStatementExample.format,
  imported_at: null,
  statements: bankStatementExample.statements,
  transactions: bankStatementExample.transactions,
  warnings: [],
  gaps: [
    { account: 'DE89370400440532013000', currency: 'EUR', after: '2026-11-13', before: '2026-11-20', difference: 42.5 },
  ],
  sample: [
    {
      booked_on: '2026-11-20',
      amount: 89.9,
      currency: 'EUR',
      counterparty_name: 'Anna Weber',
      remittance_information: 'RF28 0010 23 thank you',
      creditor_reference: null,
    },
  ],
};

export const bankTransactionExample: BankTransactionResponse = {
  id: 12,
  statement_id: 4,
  account: 'DE89370400440532013000',
  kind: 'credit',
  state: 'matched',
  booked_on: '2026-11-20',
  value_on: '2026-11-20',
  amount: 89.9,
  currency: 'EUR',
  direction: 'in',
  counterparty: { name: 'Anna Weber', account: 'DE75512108001245126199' },
  remittance_information: 'RF28 0010 23 thank you',
  creditor_reference: null,
  end_to_end_id: null,
  bank_reference: '2026112000017',
  return_reason: null,
  note: null,
  allocations: [{ order_id: 1023, amount: 89.9, payment_id: 311 }],
  unallocated_amount: 0,
  refund_ids: [],
  register_ids: [],
  suggestions: [],
  reverses: null,
  matched_by: 'rule',
  version: 2,
};

export const decidedTransactionExample: DecidedTransactionResponse = {
  ...bankTransactionExample,
  last_decision: { decision: 'matched', by: 'olena', at: '2026-11-21T08:20:00.000Z' },
};

export const suggestedTransactionExample: BankTransactionResponse = {
  ...bankTransactionExample,
  id: 13,
  state: 'suggested',
  remittance_information: 'Order 1023',
  allocations: [],
  suggestions: [
    {
      allocations: [{ order_id: 1023, amount: 89.9 }],
      reverses: null,
      register_ids: [],
      difference: null,
      confidence: 'high',
      reasons: ['The transfer names the order number 1023, and the amount is exactly what is open.'],
    },
  ],
  matched_by: null,
  version: 1,
};

export const acceptedSuggestionsExample: AcceptedSuggestionsResponse = {
  items: [
    { id: 13, outcome: 'booked', code: null, message: null, state: 'matched', version: 2 },
    {
      id: 14,
      outcome: 'failed',
      code: 'already_matched',
      message: 'The transaction is already recorded. Undo the decision first.',
      state: 'matched',
      version: 3,
    },
  ],
};

export const bankAccountExample: BankAccountResponse = {
  account: 'DE89370400440532013000',
  currency: 'EUR',
  bank_name: 'Commerzbank',
  owner_name: 'GARDEN GOODS GMBH',
  payee_name: 'Garden Goods GmbH',
  name_check: 'match',
  covered_until: '2026-11-20',
  last_closing_balance: 1289.9,
  gaps: [{ after: '2026-11-13', before: '2026-11-16', difference: 42.5 }],
  incomplete_statements: [{ statement_id: 4, from: '2026-11-18', to: '2026-11-18' }],
};

export const statementProfileExample: StatementProfileResponse = {
  id: 2,
  name: 'transactions.csv',
  columns: ['Date', 'Amount', 'Text'],
  mapping: { booked_on: 'Date', amount: 'Amount', remittance_information: 'Text' },
  account: 'DE89370400440532013000',
  encoding: null,
};
