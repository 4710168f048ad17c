import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { AccountRows, type BankAccount } from '../data/account-rows.js';
import { ImportRows } from '../data/import-rows.js';
import { coverageOf, type StatementSpan } from '../domain/coverage.js';
import { byAccount } from '../domain/group-by.js';
import { sampleOf, unstored, type AccountGap, type ImportPreview } from '../domain/import-preview.js';
import type { StatementToStore } from '../domain/statement-import.js';
import { findPayoutReference } from '../refunds/domain/payout-reference.js';
import { FindNewTransactions } from './find-new-transactions.js';
import type { DoneImport } from './import-statement.js';
import { PredictStates, type PreviewedTransaction } from './predict-states.js';
import { PrepareImport, type ImportOptions, type ReadImport } from './prepare-import.js';

/** Number of transactions that are shown. */
const SHOWN = 5;

/** Result that an import would have. */
export interface PreviewedImport {
  readonly preview: ImportPreview;
}

/**
 * Tells what an import would do, or which import of the same bytes there is, and writes nothing. The import itself may
 * decide differently if an order changes in the meantime.
 * @throws account_needed, unknown_account; UnreadableStatement
 */
@Injectable()
export class PreviewImport {
  constructor(
    private readonly prepareImport: PrepareImport,
    private readonly imports: ImportRows,
    private readonly accounts: AccountRows,
    private readonly findNew: FindNewTransactions,
    private readonly predictStates: PredictStates,
  ) {}

  async run(read: ReadImport, options: ImportOptions): Promise<PreviewedImport | DoneImport> {
    const { sha256, ...file } = await this.prepareImport.run(read, options);
    const id = await this.imports.findHash(null, sha256);
    if (id !== null) return { stored: (await this.imports.find(id))!, repeated: true };
    const known = await this.accounts.all();
    const spans = await this.accounts.spans();
    const fresh: PreviewedTransaction[] = [];
    const gaps: AccountGap[] = [];
    for (const statements of byAccount(file.statements)) {
      const stored = storedAccount(statements[0]!, known);
      fresh.push(...(await this.newOf(statements, stored, fresh.length)));
      gaps.push(...newGaps(statements, (stored && spans.get(stored.id)) ?? []));
    }
    return {
      preview: {
        ...file,
        total: file.statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
        counts: await this.predictStates.run(fresh),
        gaps,
        sample: sampleOf(file.statements, SHOWN),
      },
    };
  }

  /** Returns the new transactions. Their ids are negative, so that they differ from those of stored transactions. */
  private async newOf(
    statements: readonly StatementToStore[],
    stored: BankAccount | null,
    taken: number,
  ): Promise<PreviewedTransaction[]> {
    const { account, currency } = statements[0]!;
    const read = statements.flatMap(({ transactions }) => transactions);
    const { fresh } = await this.findNew.run(null, stored?.id ?? null, read);
    const of = { account, currency, accountId: stored?.id ?? 0 };
    return fresh.map(({ read: one, decided }, index) => {
      const transaction = unstored(-(taken + index + 1), one, of);
      return { ...transaction, payoutReference: findPayoutReference(one, transaction.kind), decided };
    });
  }
}

const storedAccount = (statement: StatementToStore, known: readonly BankAccount[]): BankAccount | null =>
  known.find(({ account, currency }) => account === statement.account && currency === statement.currency) ?? null;

/** Gaps that the account does not have without these statements. */
function newGaps(statements: readonly StatementToStore[], stored: readonly StatementSpan[]): AccountGap[] {
  const { account } = statements[0]!;
  const before = coverageOf(stored).gaps;
  const { gaps } = coverageOf([...stored, ...statements.map(spanOf)]);
  return gaps
    .filter((gap) => !before.some((one) => one.after === gap.after && one.before === gap.before))
    .map((gap) => ({ account, ...gap }));
}

const spanOf = ({ from, to, opening, closing, currency }: StatementToStore): StatementSpan => ({
  from,
  to,
  opening: opening === null ? null : Money.of(opening, currency),
  closing: closing === null ? null : Money.of(closing, currency),
  // Gaps depend neither on the import nor on the transactions.
  file: 0,
  importedOn: to ?? '',
  addsUp: true,
});
