import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { AuditLog } from '../../../identity/index.js';
import { actorOf, type Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { ReadRegister } from '../../reading/register/register.types.js';
import { DecideTransactions } from '../../use-cases/decide-transactions.js';
import { ParcelRows } from '../data/parcel-rows.js';
import { RegisterRows } from '../data/register-rows.js';
import { PrepareRegister, type SentRegister } from './prepare-register.js';

/** The stored register. `repeated`: it is an earlier import of the same bytes, and nothing was stored. */
export interface StoredRegisterFile {
  readonly id: number;
  readonly repeated: boolean;
}

/**
 * Stores a courier's register. No money is booked: the courier owes it until its transfer is booked. The register is
 * suggested for the credits that wait for a decision.
 */
@Injectable()
export class ImportRegister {
  constructor(
    private readonly db: Database,
    private readonly prepareRegister: PrepareRegister,
    private readonly registers: RegisterRows,
    private readonly parcels: ParcelRows,
    private readonly decideTransactions: DecideTransactions,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws UnreadableStatement */
  async run(caller: Caller, sent: SentRegister, read: ReadRegister): Promise<StoredRegisterFile> {
    const stored = await this.db.transaction(async (tx) => {
      await this.registers.takeTurn(tx);
      const register = await this.prepareRegister.run(tx, sent, read);
      const id = await this.registers.add(tx, register, actorOf(caller), this.clock.now());
      if (id === null) return { id: (await this.registers.findHash(register.sha256, tx))!, repeated: true };
      await this.parcels.add(tx, id, register.rows);
      const { fileName, layout, carrier, number, sha256, rows } = register;
      await this.audit.record(tx, {
        caller,
        action: 'courier_register.imported',
        subjectType: 'courier_register',
        subjectId: id,
        after: { file_name: fileName, layout, carrier, number, sha256, rows: rows.length },
      });
      return { id, repeated: false };
    });
    if (!stored.repeated) await this.decideTransactions.refreshRegisters([stored.id]);
    return stored;
  }
}
