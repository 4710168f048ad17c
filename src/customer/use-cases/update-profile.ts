import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/http/caller/caller.js';
import { commonErrors } from '../../platform/http/errors/common-errors.js';
import { CustomerEntity } from '../data/customer.entity.js';

export type ProfileChanges = Partial<Pick<CustomerEntity,
  'firstName' | 'lastName' | 'phone' | 'shippingAddress' | 'shippingCity' | 'shippingState' | 'shippingZip' | 'shippingCountry' | 'language'>>;

/** The customer changes what is known of them; what is not sent stays. The address of the account is not among it. */
@Injectable()
export class UpdateProfile {
  constructor(private readonly db: Database) {}

  /** @throws DomainError `forbidden` for callers that are no customer */
  async run(caller: Caller, changes: ProfileChanges): Promise<CustomerEntity> {
    const { customerId } = caller;
    if (customerId === null) throw commonErrors.forbidden();
    return this.db.transaction((tx) => this.change(tx, customerId, changes));
  }

  private async change({ manager }: Transaction, id: number, changes: ProfileChanges): Promise<CustomerEntity> {
    const customer = await manager.findOneOrFail(CustomerEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return manager.save(Object.assign(customer, changes));
  }
}
