import { Money } from '#kernel';
import {
  Amount,
  Day,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import { IMPORT_WARNINGS, type StatementImport, type StoredStatement } from '../../domain/statement-import.js';
import type { DoneImport } from '../../use-cases/import-statement.js';

/** One statement of a bank account. */
export class AccountStatementResponse {
  @Text({ description: 'IBAN or number of the account, without blanks.' }) account!: string;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Text({ nullable: true, description: 'Number of the statement; null if the file has none.' }) number!: string | null;
  @Day({ nullable: true, description: 'First day that the statement covers.' }) from!: string | null;
  @Day({ nullable: true, description: 'Last day that the statement covers.' }) to!: string | null;
  @Amount({ nullable: true, description: 'Balance before the first transaction; negative if overdrawn.' })
  opening_balance!: number | null;
  @Amount({ nullable: true, description: 'Balance after the last transaction; negative if overdrawn.' })
  closing_balance!: number | null;
}

/** Numbers of the transactions of an import. */
export class ImportCountsResponse {
  @Integer({ description: 'Booked transactions in the file.' }) total!: number;
  @Integer({ description: 'Transactions that no earlier import had.' }) new!: number;
  @Integer({ description: 'Transactions that an earlier import had.' }) duplicate!: number;
  @Integer({ description: 'New transactions that are booked as payments now, and payouts of refunds.' })
  matched!: number;
  @Integer({ description: 'New transactions with a suggestion.' }) suggested!: number;
  @Integer({ description: 'New transactions without a suggestion.' }) unmatched!: number;
  @Integer({ description: 'New transactions that need no decision, such as money that left the account.' })
  ignored!: number;
}

/** An imported bank statement. */
export class BankStatementResponse {
  @Integer() id!: number;
  @Text({ description: 'Name of the file as it was sent.' }) file_name!: string;
  @Text({
    description: '`CAMT.053`, `CAMT.052`, `CAMT.054`, `MT940`, `MT942`, `CSV`, `1CClientBankExchange` or `JSON`.',
  })
  format!: string;
  @Timestamp({ description: 'When the file was imported, ISO 8601 in UTC.' }) imported_at!: string;
  @ListOf(() => AccountStatementResponse, { description: 'Statements in the file, one for each account and period.' })
  statements!: AccountStatementResponse[];
  @Ref(() => ImportCountsResponse, { description: 'Numbers of transactions by what the import did with them.' })
  transactions!: ImportCountsResponse;
  @OneOf(IMPORT_WARNINGS, {
    name: 'BankStatementWarning',
    list: true,
    description: '`balance_mismatch`: opening balance and transactions do not give the closing balance.',
  })
  warnings!: string[];
}

export function bankStatementResponse(
  { id, fileName, format, importedAt, statements, total, counts, warnings }: StatementImport,
  repeated = false,
): BankStatementResponse {
  const added = repeated ? 0 : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    id,
    file_name: fileName,
    format,
    imported_at: importedAt.toISOString(),
    statements: statements.map(accountStatementResponse),
    transactions: { total, new: added, duplicate: total - added, ...counts },
    warnings: [...warnings],
  };
}

/** The answer to an import; a repeated file has no new transactions. */
export const doneImportResponse = ({ stored, repeated }: DoneImport): BankStatementResponse =>
  bankStatementResponse(stored, repeated);

export function accountStatementResponse(statement: StoredStatement): AccountStatementResponse {
  const { account, currency, number, from, to, opening, closing } = statement;
  const amount = (minor: bigint | null) => (minor === null ? null : Money.of(minor, currency).toNumber());
  return { account, currency, number, from, to, opening_balance: amount(opening), closing_balance: amount(closing) };
}
