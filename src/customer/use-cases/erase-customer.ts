import { Injectable } from '@nestjs/common';
import { AuditLog, Reauthentication } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ErasePerson } from '../../privacy/index.js';
import { lockToErase } from '../data/customer-rows.js';

/**
 * Erases a customer and the account at once. Orders keep what their documents need until `retention_years` after their
 * date; open orders also keep the contact data until they are completed or cancelled (docs/privacy.md).
 */
@Injectable()
export class EraseCustomer {
  constructor(
    private readonly database: Database,
    private readonly proof: Reauthentication,
    private readonly erasePerson: ErasePerson,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Erases the customer at the customer's own request.
   * @throws 422 at `password`, too_many_requests, forbidden for callers who are not customers
   */
  async own(caller: Caller, password: string): Promise<void> {
    if (caller.kind !== 'customer' || caller.customerId === null) throw commonErrors.forbidden();
    await this.proof.password(caller, password);
    // The caller's IP address is personal data as well.
    await this.run({ ...auditable(caller), ip: '' }, caller.customerId);
  }

  /**
   * Erases a customer at an owner's request.
   * @throws not_found
   */
  byOwner(caller: Caller, id: number): Promise<void> {
    return this.run(auditable(caller), id);
  }

  /** A repeat changes nothing. */
  private run(caller: ReturnType<typeof auditable>, id: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const row = await lockToErase(tx, id);
      if (!row) throw commonErrors.not_found();
      if (row.erasedAt) return;
      await this.erasePerson.run(tx, { customerId: id, userId: row.userId });
      await this.audit.record(tx, {
        caller,
        action: 'customer.erased',
        subjectType: 'customer',
        subjectId: id,
        after: { account: row.userId },
      });
    });
  }
}

const auditable = ({ kind, userId, tokenId, ip, requestId }: Caller) => ({ kind, userId, tokenId, ip, requestId });
