import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { actorOf, SYSTEM_ACTOR, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountRows } from '../data/account-rows.js';
import { ImportRows, type NewTransactionRow } from '../data/import-rows.js';
import { kindOf } from '../domain/bank-transaction.js';
import { byAccount } from '../domain/group-by.js';
import type { ImportToStore, StatementToStore } from '../domain/statement-import.js';
import { findPayoutReference } from '../refunds/domain/payout-reference.js';
import { FindNewTransactions, type NewTransaction } from './find-new-transactions.js';

/** Number of rows of one SQL statement. */
const STEP = 500;

/** The stored import. `repeated`: it is an earlier import of the same bytes, and nothing was stored. */
export interface StoredFile {
  readonly id: number;
  readonly repeated: boolean;
}

/** What is stored together with an import, such as the cursor of a bank feed. */
export type InSameTransaction = (tx: Transaction) => Promise<void>;

/** Stores an import in one database transaction, without the bank transactions of earlier imports. */
@Injectable()
export class StoreImport {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRows,
    private readonly accounts: AccountRows,
    private readonly findNew: FindNewTransactions,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  run(file: ImportToStore, caller: Caller | null, storeWith?: InSameTransaction): Promise<StoredFile> {
    return this.db.transaction(async (tx) => {
      await storeWith?.(tx);
      const actor = caller ? actorOf(caller) : SYSTEM_ACTOR;
      const id = await this.imports.addFile(tx, file, actor, this.clock.now());
      if (id === null) return { id: (await this.imports.findHash(tx, file.sha256))!, repeated: true };
      const accounts = new Map<StatementToStore, number>();
      for (const statements of byAccount(file.statements)) {
        const accountId = await this.storeAccount(tx, id, statements);
        for (const statement of statements) accounts.set(statement, accountId);
      }
      for (const statement of file.statements)
        if (!statement.isForeign) await this.imports.addStatement(tx, id, accounts.get(statement)!, statement);
      await this.imports.completePages(tx, id);
      await this.audit.record(tx, {
        caller,
        action: 'bank_statement.imported',
        subjectType: 'bank_statement',
        subjectId: id,
        after: { file_name: file.fileName, format: file.format, sha256: file.sha256 },
      });
      return { id, repeated: false };
    });
  }

  /** Stores the account with its new transactions, and returns its id. */
  private async storeAccount(
    tx: Transaction,
    fileId: number,
    statements: readonly StatementToStore[],
  ): Promise<number> {
    const { account, currency } = statements[0]!;
    const named = (name: 'bankName' | 'ownerName') => statements.map((one) => one[name]).find(Boolean) ?? null;
    const taken = await this.accounts.take(tx, {
      account,
      currency,
      bankName: named('bankName'),
      ownerName: named('ownerName'),
    });
    const read = statements.flatMap(({ transactions }) => transactions);
    const { fresh, replaced } = await this.findNew.run(tx, taken.id, read);
    await this.imports.remove(tx, replaced);
    for (let at = 0; at < fresh.length; at += STEP)
      await this.imports.addTransactions(tx, fileId, taken.id, fresh.slice(at, at + STEP).map(toRow));
    return taken.id;
  }
}

/** Debits other than returns are stored as ignored, without counterparty and text, which the shop does not need. */
function toRow({ read, ordinals, decided }: NewTransaction): NewTransactionRow {
  const kind = kindOf(read);
  const isStranger = kind === 'debit';
  return {
    kind,
    state: isStranger || decided?.isIgnored ? 'ignored' : 'unmatched',
    booked_on: read.bookedOn,
    value_on: read.valueOn,
    amount: read.minor.toString(),
    counterparty_name: isStranger ? null : read.counterpartyName,
    counterparty_account: isStranger ? null : read.counterpartyAccount,
    remittance: isStranger ? '' : read.remittance,
    creditor_reference: isStranger ? null : read.creditorReference,
    end_to_end_id: read.endToEndId,
    bank_reference: read.bankReference,
    entry_reference: read.entryReference,
    part: read.part,
    return_code: read.returnReason?.code ?? null,
    return_text: read.returnReason?.text ?? null,
    payout_reference: findPayoutReference(read, kind),
    suggest_only: decided?.isSuggestOnly ?? false,
    note: decided?.note ?? null,
    reference_key: read.keys.reference,
    reference_ordinal: ordinals.reference,
    content_key: read.keys.content,
    content_ordinal: ordinals.content,
  };
}
