import { Injectable, Logger } from '@nestjs/common';
import { deleteAccount, guestOwnerKeysOf } from '../identity/index.js';
import type { Transaction } from '../platform/database/transaction.js';
import { DeleteMails } from './delete-mails.js';
import { AnonymizeTraces } from './anonymize-traces.js';
import { PersonalData, type Person } from './personal-data.js';

/**
 * Erases a person: the data of all modules, then the account with its sessions, then the traces of both
 * (docs/privacy.md).
 */
@Injectable()
export class ErasePerson {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly data: PersonalData,
    private readonly traces: AnonymizeTraces,
    private readonly mails: DeleteMails,
  ) {}

  /** The customer's row must be locked. Files are deleted after the commit. */
  async run(tx: Transaction, person: Person): Promise<void> {
    const { userId, customerId } = person;
    const guests = userId === null ? [] : await guestOwnerKeysOf(tx, userId);
    const ownerKeys = [...guests, ...(customerId === null ? [] : [`c:${customerId}`])];
    await this.data.erase(tx, { ...person, ownerKeys });
    if (userId !== null) await deleteAccount(tx, userId);
    await this.traces.auditOf(tx, person);
    tx.afterCommit(() => {
      for (const rest of [this.mails.ofErased(person), this.traces.ofErased()])
        rest.catch((error: unknown) =>
          this.logger.warn({ err: error }, 'The next run of housekeeping deletes the rest of an erased customer'),
        );
    });
  }
}
