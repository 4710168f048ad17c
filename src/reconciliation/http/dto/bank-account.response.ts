import { Amount, Day, Integer, ListOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { NAME_CHECKS, type NameCheck } from '../../domain/compare-owner.js';
import type { CoveredAccount } from '../../use-cases/list-accounts.js';

/** Days for which a statement is missing. */
export class StatementGapResponse {
  @Day({ description: 'Last day of the statement before the gap.' }) after!: string;
  @Day({ description: 'First day of the statement after the gap.' }) before!: string;
  @Amount({ description: 'How much the balance changed in between.' }) difference!: number;
}

/** A statement whose transactions do not add up to the change of its balance. */
export class IncompleteStatementResponse {
  @Integer({ description: 'Id of the imported bank statement.' }) statement_id!: number;
  @Day({ description: 'First day of the statement.' }) from!: string;
  @Day({ description: 'Last day of the statement.' }) to!: string;
}

/** One of the shop's bank accounts, and what its statements cover. */
export class BankAccountResponse {
  @Text({ description: 'IBAN or number of the account, without blanks.' }) account!: string;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Text({ nullable: true, description: 'Name of the bank; null if neither statement nor settings have one.' })
  bank_name!: string | null;
  @Text({ nullable: true, description: 'Name of the owner as the bank writes it; null if no statement has one.' })
  owner_name!: string | null;
  @Text({ nullable: true, description: 'Account holder in the payment settings; null if none has this account.' })
  payee_name!: string | null;
  @OneOf(NAME_CHECKS, {
    name: 'NameCheck',
    description:
      "How a payer's bank will compare the account holder of the payment settings with the owner: `different` means " +
      'that payers see a warning. `unknown`: one of the names is missing.',
  })
  name_check!: NameCheck;
  @Day({
    nullable: true,
    description:
      'Last day of the imported statements that have balances, or of all files if none of them has; a bank feed covers ' +
      'the days that it has fetched. Null: none.',
  })
  covered_until!: string | null;
  @Amount({ nullable: true, description: 'Balance at the end of the last statement; null without one.' })
  last_closing_balance!: number | null;
  @ListOf(() => StatementGapResponse, { description: 'Missing statements, oldest first.' })
  gaps!: StatementGapResponse[];
  @ListOf(() => IncompleteStatementResponse, {
    description:
      'Statements whose transactions do not add up to the closing balance, oldest first, until a complete statement of ' +
      'these days, or the other pages, are imported. The payment clock counts their days as missing.',
  })
  incomplete_statements!: IncompleteStatementResponse[];
}

export const bankAccountResponse = (account: CoveredAccount): BankAccountResponse => ({
  account: account.account,
  currency: account.currency,
  bank_name: account.bankName,
  owner_name: account.ownerName,
  payee_name: account.payeeName,
  name_check: account.nameCheck,
  covered_until: account.coveredUntil,
  last_closing_balance: account.lastClosing?.toNumber() ?? null,
  gaps: account.gaps.map(({ after, before, difference }) => ({ after, before, difference: difference.toNumber() })),
  incomplete_statements: account.incomplete.map(({ file, from, to }) => ({ statement_id: file, from, to })),
});
