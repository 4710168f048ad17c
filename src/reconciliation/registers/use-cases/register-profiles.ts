import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../identity/index.js';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { hashOfColumns } from '../../reading/hash-of-columns.js';
import { readRegisterInWorker } from '../../reading/read-in-worker.js';
import type { ReadRegister, RegisterMapping, RegisterOptions } from '../../reading/register/register.types.js';
import { RegisterProfileEntity } from '../data/register-profile.entity.js';

/** Maximum number of profiles that are compared with the columns of a file. The most recently saved ones come first. */
const MOST = 500;

/** Reads registers. A mapping that a client sends with an import is kept for the next register with these columns. */
@Injectable()
export class RegisterProfiles {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Reads a register. A mapping or a layout that the client sends takes precedence over the profiles.
   * @throws ColumnsNeeded, UnreadableStatement, overloaded (503)
   */
  async read(bytes: Uint8Array, options: RegisterOptions): Promise<ReadRegister> {
    const isExplicit = options.mapping ?? options.layout ?? options.asksColumns;
    if (isExplicit) return readRegisterInWorker(bytes, options);
    const profiles = await this.db.entities.find(RegisterProfileEntity, {
      select: { id: true, columns_hash: true, mapping: true },
      order: { updated_at: 'DESC', id: 'DESC' },
      take: MOST,
    });
    const kept = Object.fromEntries(profiles.map(({ columns_hash: hash, mapping }) => [hash, mapping]));
    return readRegisterInWorker(bytes, { ...options, kept });
  }

  /** Stores the mapping that was sent with a file, for later files with the same columns. */
  async keep(caller: Caller, name: string, columns: readonly string[], mapping: RegisterMapping): Promise<void> {
    const hash = hashOfColumns(columns);
    const row = { name, columns_hash: hash, columns: [...columns], mapping };
    await this.db.transaction(async (tx) => {
      await tx.entities.upsert(RegisterProfileEntity, row, ['columns_hash']);
      const { id } = await tx.entities.findOneByOrFail(RegisterProfileEntity, { columns_hash: hash });
      await this.audit.record(tx, {
        caller,
        action: 'courier_register_profile.saved',
        subjectType: 'courier_register_profile',
        subjectId: id,
        after: { name, columns, mapping },
      });
    });
  }

  list(): Promise<RegisterProfileEntity[]> {
    return this.db.entities.find(RegisterProfileEntity, { order: { name: 'ASC', id: 'ASC' } });
  }

  /** @throws not_found */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const profile = await tx.entities.findOneBy(RegisterProfileEntity, { id });
      if (!profile) throw commonErrors.not_found();
      await tx.entities.delete(RegisterProfileEntity, { id });
      const { name, columns, mapping } = profile;
      await this.audit.record(tx, {
        caller,
        action: 'courier_register_profile.deleted',
        subjectType: 'courier_register_profile',
        subjectId: id,
        before: { name, columns, mapping },
      });
    });
  }
}
