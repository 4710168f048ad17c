import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { accountById, AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { customerErrors } from '../customer.errors.js';
import { CustomerEntity } from '../data/customer.entity.js';
import { lockCustomers, mergeInto } from '../data/customer-rows.js';
import { mergedCustomer } from '../domain/merged-customer.js';
import { OrdersOfCustomers } from '../orders-of-customers.js';

/** Makes a guest part of another customer, who gets the orders, tags and notes. */
@Injectable()
export class MergeCustomers {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersOfCustomers,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param id the customer who stays
   * @throws not_found, customer_erased, account_needs_proof (409); FieldErrors at `customer_id` (422)
   */
  run(caller: Caller, id: number, otherId: number): Promise<void> {
    if (id === otherId) throw unusable('customer.errors.merged_with_itself');
    return this.database.transaction(async (tx) => {
      const locked = await lockCustomers(tx, [id, otherId]);
      const kept = locked.find((customer) => customer.id === id);
      const other = locked.find((customer) => customer.id === otherId);
      if (!kept) throw commonErrors.not_found();
      if (!other) throw unusable('validation.unknownCustomer');
      if (kept.erasedAt || other.erasedAt) throw customerErrors.customer_erased();
      await mustBeProven(tx, kept, other);
      const orders = await this.orders.giveOrders(tx, otherId, id);
      const fields = mergedCustomer(kept, other);
      await mergeInto(tx, otherId, id);
      const takesAddress = kept.userId === null && kept.guestEmail === null && fields.email === other.email;
      await tx.entities.update(
        CustomerEntity,
        { id },
        { ...fields, ...(takesAddress && { guestEmail: other.guestEmail }) },
      );
      await this.audit.record(tx, {
        caller,
        action: 'customer.merged',
        subjectType: 'customer',
        subjectId: id,
        after: { customer_id: otherId, orders },
      });
    });
  }
}

const unusable = (key: string): FieldErrors => new FieldErrors({ customer_id: [{ key }] });

/**
 * The holder of an account sees all orders of its customer. Therefore an account never becomes part of another
 * customer, and a guest only of an account whose holder has proven to own its address.
 * @throws account_needs_proof
 */
async function mustBeProven(tx: Transaction, kept: CustomerEntity, other: CustomerEntity): Promise<void> {
  const isProven = kept.userId === null || (await accountById(tx, kept.userId))?.email_verified === true;
  if (other.userId !== null || !isProven) throw customerErrors.account_needs_proof();
}
