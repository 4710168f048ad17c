import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { ImportRows } from '../data/import-rows.js';
import type { StatementImport } from '../domain/statement-import.js';
import { DecideTransactions } from './decide-transactions.js';
import { PrepareImport, type ImportOptions, type ReadImport } from './prepare-import.js';
import { StoreImport } from './store-import.js';

/** An import, and how many of its transactions were new. */
export interface DoneImport {
  readonly stored: StatementImport;
  /** The same bytes were imported before. */
  readonly repeated: boolean;
}

/**
 * Stores the statements of a file or a program, and matches their transactions. An import that was interrupted after it
 * was stored is matched by the job `match-bank-transactions`.
 * @throws account_needed, unknown_account; UnreadableStatement
 */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly prepareImport: PrepareImport,
    private readonly storeImport: StoreImport,
    private readonly decideTransactions: DecideTransactions,
    private readonly imports: ImportRows,
  ) {}

  async run(caller: Caller, read: ReadImport, options: ImportOptions): Promise<DoneImport> {
    const prepared = await this.prepareImport.run(read, options);
    const { id, repeated } = await this.storeImport.run(prepared, caller);
    await this.decideTransactions.run(id);
    return { stored: (await this.imports.find(id))!, repeated };
  }
}
