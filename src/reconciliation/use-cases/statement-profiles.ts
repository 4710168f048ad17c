import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { StatementProfileEntity } from '../data/statement-profile.entity.js';
import { hashOfColumns } from '../reading/hash-of-columns.js';
import type { KeptProfile, ReadOptions, ReadStatementFile } from '../reading/read-file.types.js';
import { readInWorker } from '../reading/read-in-worker.js';

/** Maximum number of profiles that are compared with the columns of a file. The most recently saved ones come first. */
const MOST = 500;

/** What the client sends with a file. */
export interface SentProfile extends Omit<ReadOptions, 'kept'> {
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

  /**
   * A mapping that the client sends takes precedence over the profiles of the columns.
   * @throws ColumnsNeeded, UnreadableStatement, 422 at `profile`
   */
  async read(bytes: Uint8Array, { encoding, mapping, ...sent }: SentProfile): Promise<ReadByProfile> {
    if (sent.profile !== null) {
      const named = await this.named(sent.profile);
      const options = { encoding: encoding ?? named.encoding ?? undefined, mapping: mapping ?? named.mapping };
      return { file: await readInWorker(bytes, options), account: sent.account ?? named.account };
    }
    if (mapping) return { file: await readInWorker(bytes, { encoding, mapping }), account: sent.account };
    const profiles = await this.db.entities.find(StatementProfileEntity, {
      order: { updated_at: 'DESC', id: 'DESC' },
      take: MOST,
    });
    const kept = Object.fromEntries(profiles.map((profile) => [profile.columns_hash, keptOf(profile)]));
    const file = await readInWorker(bytes, { encoding, kept });
    const used = profiles.find(({ id }) => id === file.profile);
    return { file, account: sent.account ?? used?.account ?? null };
  }

  /** Stores the mapping that was sent, for the next file with the same columns. */
  async keep(
    caller: Caller,
    { mapping, fileName, account, encoding }: SentProfile,
    columns: readonly string[],
  ): Promise<void> {
    if (!mapping) return;
    const hash = hashOfColumns(columns);
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

  private async named(sent: string): Promise<StatementProfileEntity> {
    const id = /^\d{1,9}$/.test(sent) ? Number(sent) : 0;
    const profile = await this.db.entities.findOneBy(StatementProfileEntity, { id });
    if (!profile) throw new FieldErrors({ profile: [{ key: 'reconciliation.unknown_profile' }] });
    return profile;
  }
}

const keptOf = ({ id, mapping, encoding }: StatementProfileEntity): KeptProfile => ({ id, mapping, encoding });
