import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { inBackground } from '../../platform/database/session-limits.js';
import { ImportRows } from '../data/import-rows.js';
import type { StatementImport } from '../domain/statement-import.js';
import { FindPayouts } from '../refunds/use-cases/find-payouts.js';
import { DecideTransactions } from './decide-transactions.js';
import { PrepareImport, type ImportOptions, type ReadImport } from './prepare-import.js';
import { StoreImport, type InSameTransaction, type StoredFile } from './store-import.js';

/** A finished import. */
export interface DoneImport {
  readonly stored: StatementImport;
  /** Whether the same bytes were imported before; then nothing was stored. */
  readonly repeated: boolean;
}

/**
 * Stores the statements of a file or of a JSON request, and matches their transactions. The job
 * `match-bank-transactions` matches those of an import that was interrupted after it was stored.
 * @throws account_needed, unknown_account; UnreadableStatement
 */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly prepareImport: PrepareImport,
    private readonly storeImport: StoreImport,
    private readonly decideTransactions: DecideTransactions,
    private readonly findPayouts: FindPayouts,
    private readonly imports: ImportRows,
  ) {}

  /**
   * @param caller null: a scheduled job
   * @param storeWith called in the transaction that stores the import, also if the import was stored before
   */
  async run(
    caller: Caller | null,
    read: ReadImport,
    options: ImportOptions,
    storeWith?: InSameTransaction,
  ): Promise<DoneImport> {
    return this.match(await this.store(caller, read, options, storeWith));
  }

  /** Stores the transactions without matching them. Parameters as for `run`. */
  async store(
    caller: Caller | null,
    read: ReadImport,
    options: ImportOptions,
    storeWith?: InSameTransaction,
  ): Promise<StoredFile> {
    const prepared = await this.prepareImport.run(read, options);
    // A file of 20,000 transactions takes longer than other requests, also on a busy machine.
    return inBackground(() => this.storeImport.run(prepared, caller, storeWith));
  }

  /** Matches the transactions of a stored import. */
  async match({ id, repeated }: StoredFile): Promise<DoneImport> {
    // The payouts are found before the matching, which would leave the return of a refund to an administrator.
    await this.findPayouts.run();
    await this.decideTransactions.run(id);
    return { stored: (await this.imports.find(id))!, repeated };
  }
}
