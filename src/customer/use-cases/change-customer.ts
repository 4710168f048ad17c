import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AccountEntity, AuditLog, Sessions } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { CustomerEntity } from '../data/customer.entity.js';
import { lockAccountOf, lockCustomer } from '../data/customer-rows.js';
import { customerErrors } from '../customer.errors.js';
import { mustHavePostalCode } from '../domain/must-have-postal-code.js';
import type { ProfileChanges } from './update-profile.js';

export type CustomerChanges = ProfileChanges & Partial<Pick<CustomerEntity, 'email' | 'staffNote' | 'tags'>>;

/** Names of the members in the activity log. */
const COLUMNS: Readonly<Record<keyof CustomerChanges, string>> = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  shippingAddress: 'shipping_address',
  shippingCity: 'shipping_city',
  shippingState: 'shipping_state',
  shippingZip: 'shipping_zip',
  shippingCountry: 'shipping_country',
  language: 'language',
  staffNote: 'staff_note',
  tags: 'tags',
};

/** Changes a customer on behalf of an administrator. Orders keep the data with which they were placed. */
@Injectable()
export class ChangeCustomer {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditLog,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Changes the sent members.
   * @throws not_found, customer_erased, stale_version; 422 at `email` if the customer logs in with this address or
   * another guest has the new one; 422 at `shipping_zip`
   */
  run(caller: Caller, id: number, version: number | undefined, changes: CustomerChanges): Promise<void> {
    return this.db.transaction(async (tx) => {
      const row = await lockCustomer(tx, id);
      if (!row) throw commonErrors.not_found();
      if (row.erasedAt) throw customerErrors.customer_erased();
      mustBeCurrent(version, row.version);
      const different = (Object.keys(changes) as Array<keyof CustomerChanges>).filter(
        (name) => JSON.stringify(row[name]) !== JSON.stringify(changes[name]),
      );
      if (different.length === 0) return;
      mustHavePostalCode(row, changes);
      if (different.includes('email') && row.userId !== null)
        throw new FieldErrors({ email: [{ key: 'customer.errors.email_is_login' }] });
      const only = (from: CustomerChanges): CustomerChanges =>
        Object.fromEntries(different.map((name) => [name, from[name]]));
      await updateUnlessTaken(tx, id, different.includes('email') ? withGuestEmail(only(changes)) : only(changes));
      const recorded = (from: CustomerChanges): object =>
        Object.fromEntries(different.map((name) => [COLUMNS[name], from[name]]));
      await this.audit.record(tx, {
        caller,
        action: 'customer.changed',
        subjectType: 'customer',
        subjectId: id,
        before: recorded(row),
        after: recorded(changes),
      });
    });
  }

  /**
   * Sets whether the customer may log in; if not, all sessions end at once.
   * @throws not_found if there is no account
   */
  setActive(caller: Caller, id: number, active: boolean): Promise<void> {
    return this.db.transaction(async (tx) => {
      const account = await lockAccountOf(tx, id);
      if (!account) throw commonErrors.not_found();
      if (account.active === active) return;
      await tx.entities.update(AccountEntity, { id: account.id }, { active });
      if (!active) await this.sessions.endAll(tx, account.id);
      await this.audit.record(tx, {
        caller,
        action: active ? 'customer.unlocked' : 'customer.locked',
        subjectType: 'customer',
        subjectId: id,
        before: { active: account.active },
        after: { active },
      });
    });
  }
}

/** Later orders of guests with the new address belong to the customer. */
const withGuestEmail = (changes: CustomerChanges): Partial<CustomerEntity> => ({
  ...changes,
  guestEmail: changes.email?.trim().toLowerCase() || null,
});

/** @throws FieldErrors at `email` (422) for the address of another guest */
async function updateUnlessTaken(tx: Transaction, id: number, columns: Partial<CustomerEntity>): Promise<void> {
  try {
    await tx.entities.update(CustomerEntity, { id }, columns);
  } catch (error) {
    if (isUniqueViolation(error, 'customer_guest_email_key'))
      throw new FieldErrors({ email: [{ key: 'customer.errors.email_of_another' }] });
    throw error;
  }
}
