import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../identity/index.js';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { ColumnsNeeded } from '../../reading/read-file.types.js';
import { readRegisterInWorker } from '../../reading/read-in-worker.js';
import type { ReadRegister, RegisterMapping, RegisterOptions } from '../../reading/register/register.types.js';
import { RegisterProfileEntity } from '../data/register-profile.entity.js';

/** Reads registers. A mapping that a client sends with an import is kept for the next register with these columns. */
@Injectable()
export class RegisterProfiles {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ColumnsNeeded, UnreadableStatement, overloaded (503) */
  async read(bytes: Uint8Array, options: RegisterOptions): Promise<ReadRegister> {
    if (options.mapping || options.asksColumns) return readRegisterInWorker(bytes, options);
    const read = await readRegisterInWorker(bytes, options).catch((error: unknown) => {
      if (error instanceof ColumnsNeeded) return error;
      throw error;
    });
    const kept = await this.db.entities.findOneBy(RegisterProfileEntity, { columns_hash: hashOf(read.columns) });
    if (kept) return readRegisterInWorker(bytes, { ...options, mapping: kept.mapping });
    if (read instanceof ColumnsNeeded) throw read;
    return read;
  }

  async keep(caller: Caller, columns: readonly string[], mapping: RegisterMapping): Promise<void> {
    const hash = hashOf(columns);
    await this.db.transaction(async (tx) => {
      await tx.entities.upsert(RegisterProfileEntity, { columns_hash: hash, mapping }, ['columns_hash']);
      await this.audit.record(tx, {
        caller,
        action: 'courier_register_profile.saved',
        subjectType: 'courier_register_profile',
        subjectId: null,
        after: { columns, mapping },
      });
    });
  }
}

const hashOf = (columns: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
