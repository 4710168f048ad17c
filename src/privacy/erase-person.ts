import { Injectable, Logger } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import { DeleteMails } from './delete-mails.js';
import { AnonymizeTraces } from './anonymize-traces.js';
import { PersonalData, type Person } from './personal-data.js';

const GUEST_OWNER_KEYS = `SELECT DISTINCT 'g:' || encode(sha256(convert_to(sess ->> 'guestToken', 'UTF8')), 'hex') AS key
  FROM session WHERE user_id = $1 AND sess ->> 'guestToken' IS NOT NULL`;

/**
 * Erases a person: the data of all modules, then the account with its sessions, then the traces of both (decisions §17).
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
    const guests = await tx.query<{ key: string }>(GUEST_OWNER_KEYS, [userId]);
    const ownerKeys = [...guests.map(({ key }) => key), ...(customerId === null ? [] : [`c:${customerId}`])];
    await this.data.erase(tx, { ...person, ownerKeys });
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
