import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import { DeleteMails } from './delete-mails.js';
import { AnonymizeTraces } from './anonymize-traces.js';
import { PersonalData, type Person } from './personal-data.js';

const HOLDERS = `SELECT DISTINCT 'g:' || encode(sha256(convert_to(sess ->> 'guestToken', 'UTF8')), 'hex') AS holder
  FROM session WHERE user_id = $1 AND sess ->> 'guestToken' IS NOT NULL`;

/**
 * Erases a person: what all modules keep, then the account with its sessions, then the traces of both (decisions §17).
 */
@Injectable()
export class ErasePerson {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly data: PersonalData,
    private readonly traces: AnonymizeTraces,
    private readonly mails: DeleteMails,
  ) {}

  /** The customer's row is locked. Files follow the commit. */
  async run(tx: Transaction, person: Person): Promise<void> {
    const { userId, customerId } = person;
    const held = await tx.query<{ holder: string }>(HOLDERS, [userId]);
    const holders = [...held.map(({ holder }) => holder), ...(customerId === null ? [] : [`c:${customerId}`])];
    await this.data.erase(tx, { ...person, holders });
    await tx.query('DELETE FROM session WHERE user_id = $1', [userId]);
    await tx.query('DELETE FROM app_user WHERE id = $1', [userId]);
    await this.traces.ofErased(tx, person);
    tx.afterCommit(() => {
      this.mails
        .ofErased(person)
        .catch((error: unknown) =>
          this.logger.warn({ err: error }, 'Mails of an erased customer go with the next run of housekeeping'),
        );
    });
  }
}
