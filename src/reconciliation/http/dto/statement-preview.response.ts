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
import type { ImportPreview } from '../../domain/import-preview.js';
import { IMPORT_WARNINGS } from '../../domain/statement-import.js';
import type { DoneImport } from '../../use-cases/import-statement.js';
import { StatementGapResponse } from './bank-account.response.js';
import {
  AccountStatementResponse,
  accountStatementResponse,
  doneImportResponse,
  ImportCountsResponse,
} from './bank-statement.response.js';

/** Days for which a statement would be missing. */
export class PreviewedGapResponse extends StatementGapResponse {
  @Text({ description: 'IBAN or number of the account, without blanks.' }) account!: string;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
}

/** A transaction as it was read. */
export class PreviewedTransactionResponse {
  @Day({ description: 'Day on which the bank booked it.' }) booked_on!: string;
  @Amount({ description: 'Negative if it left the account.' }) amount!: number;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Text({ nullable: true, description: 'Name of the other side as the bank writes it.' })
  counterparty_name!: string | null;
  @Text({ description: 'Text of the payer.' }) remittance_information!: string;
  @Text({ nullable: true, description: 'Structured reference, such as `RF28001023` (ISO 11649).' })
  creditor_reference!: string | null;
}

/** What the import of a file would do; for a file that was imported before, what it did. */
export class BankStatementPreviewResponse {
  @Integer({ nullable: true, description: 'Earlier import of the same file; null if there is none.' })
  id!: number | null;
  @Text({ description: 'Name of the file as it was sent.' }) file_name!: string;
  @Text({ description: 'Format, as in an import.' }) format!: string;
  @Timestamp({ nullable: true, description: 'When the same file was imported; null if it was not.' })
  imported_at!: string | null;
  @ListOf(() => AccountStatementResponse, { description: 'Statements in the file, one for each account and period.' })
  statements!: AccountStatementResponse[];
  @Ref(() => ImportCountsResponse, { description: 'Numbers of transactions by what the import would do with them.' })
  transactions!: ImportCountsResponse;
  @OneOf(IMPORT_WARNINGS, {
    name: 'BankStatementWarning',
    list: true,
    description: '`balance_mismatch`: opening balance and transactions do not give the closing balance.',
  })
  warnings!: string[];
  @ListOf(() => PreviewedGapResponse, { description: 'Gaps that the import would open.' })
  gaps!: PreviewedGapResponse[];
  @ListOf(() => PreviewedTransactionResponse, {
    description: 'Up to five transactions of the file, incoming ones first, to show how it was read.',
  })
  sample!: PreviewedTransactionResponse[];
}

/** The answer to a file that was imported before. */
export const repeatedImportResponse = (done: DoneImport): BankStatementPreviewResponse => ({
  ...doneImportResponse(done),
  gaps: [],
  sample: [],
});

export function statementPreviewResponse(preview: ImportPreview): BankStatementPreviewResponse {
  const { fileName, format, statements, total, counts, warnings, gaps, sample } = preview;
  const added = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    id: null,
    file_name: fileName,
    format,
    imported_at: null,
    statements: statements.filter(({ isForeign }) => !isForeign).map(accountStatementResponse),
    transactions: { total, new: added, duplicate: total - added, ...counts },
    warnings: [...warnings],
    gaps: gaps.map(({ account, after, before, difference }) => ({
      ...{ account, after, before },
      currency: difference.currency,
      difference: difference.toNumber(),
    })),
    sample: sample.map(({ bookedOn, amount, counterpartyName, remittance, creditorReference }) => ({
      booked_on: bookedOn,
      amount: amount.toNumber(),
      currency: amount.currency,
      counterparty_name: counterpartyName,
      remittance_information: remittance,
      creditor_reference: creditorReference,
    })),
  };
}
