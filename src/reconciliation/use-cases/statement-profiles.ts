import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { StatementProfileEntity } from '../data/statement-profile.entity.js';
import type { ReadOptions, ReadStatementFile } from '../reading/read-file.types.js';
import { ColumnsNeeded } from '../reading/read-file.types.js';
import { readInWorker } from '../reading/read-in-worker.js';

/** What the client sends with a file. */
export interface SentProfile extends ReadOptions {
  readonly fileName: string;
  /** Account for a file that names none. */
  readonly account: string | null;
  /** Id of the profile by which a CSV file is read. */
  readonly profile: string | null;
}

export interface ReadByProfile {
  readonly file: ReadStatementFile;
  /** Account for a file that names none, from the request or the profile; null if neither has one. */
  readonly account: string | null;
}

/**
 * Stores how CSV files are read. A mapping that a client sends becomes the profile of these columns, by which the next
 * file with the same columns is read.
 */
@Injectable()
export class StatementProfiles {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ColumnsNeeded, UnreadableStatement, 422 at `profile` */
  async read(bytes: Uint8Array, sent: SentProfile): Promise<ReadByProfile> {
    const named = sent.profile === null ? null : await this.named(sent.profile);
    if (named) return this.readBy(bytes, named, sent);
    if (sent.mapping) return { file: await readInWorker(bytes, sent), account: sent.account };
    const read = await readInWorker(bytes, sent).catch((error: unknown) => {
      if (error instanceof ColumnsNeeded) return error;
      throw error;
    });
    const kept = await this.keptFor(read.columns);
    if (kept) return this.readBy(bytes, kept, sent);
    if (read instanceof ColumnsNeeded) throw read;
    return { file: read, account: sent.account };
  }

  /** Stores the mapping that was sent, for the next file with the same columns. */
  async keep(
    caller: Caller,
    { mapping, fileName, account, encoding }: SentProfile,
    columns: readonly string[],
  ): Promise<void> {
    if (!mapping) return;
    const hash = hashOf(columns);
    const row = {
      name: fileName,
      columns_hash: hash,
      columns: [...columns],
      mapping,
      account,
      encoding: encoding ?? null,
    };
    await this.db.transaction(async (tx) => {
      await tx.entities.upsert(StatementProfileEntity, row, ['columns_hash']);
      const { id } = await tx.entities.findOneByOrFail(StatementProfileEntity, { columns_hash: hash });
      await this.audit.record(tx, {
        caller,
        action: 'bank_statement_profile.saved',
        subjectType: 'bank_statement_profile',
        subjectId: id,
        after: { name: fileName, mapping },
      });
    });
  }

  list(): Promise<StatementProfileEntity[]> {
    return this.db.entities.find(StatementProfileEntity, { order: { name: 'ASC', id: 'ASC' } });
  }

  /** @throws not_found */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const profile = await tx.entities.findOneBy(StatementProfileEntity, { id });
      if (!profile) throw commonErrors.not_found();
      await tx.entities.delete(StatementProfileEntity, { id });
      await this.audit.record(tx, {
        caller,
        action: 'bank_statement_profile.deleted',
        subjectType: 'bank_statement_profile',
        subjectId: id,
        before: { name: profile.name, mapping: profile.mapping },
      });
    });
  }

  private async readBy(bytes: Uint8Array, kept: StatementProfileEntity, sent: SentProfile): Promise<ReadByProfile> {
    const encoding = sent.encoding ?? kept.encoding ?? undefined;
    const file = await readInWorker(bytes, { encoding, mapping: sent.mapping ?? kept.mapping });
    return { file, account: sent.account ?? kept.account };
  }

  private async named(sent: string): Promise<StatementProfileEntity> {
    const id = /^\d{1,9}$/.test(sent) ? Number(sent) : 0;
    const profile = await this.db.entities.findOneBy(StatementProfileEntity, { id });
    if (!profile) throw new FieldErrors({ profile: [{ key: 'reconciliation.unknown_profile' }] });
    return profile;
  }

  private keptFor(columns: readonly string[] | undefined): Promise<StatementProfileEntity | null> {
    if (!columns) return Promise.resolve(null);
    return this.db.entities.findOneBy(StatementProfileEntity, { columns_hash: hashOf(columns) });
  }
}

const hashOf = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
