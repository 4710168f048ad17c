import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { customerErrors } from '../customer.errors.js';
import { lockCustomer } from '../data/customer-rows.js';
import { CustomerAddressEntity } from '../data/customer-address.entity.js';

export const MAX_ADDRESSES = 50;

export type SavedAddress = Pick<CustomerAddressEntity, 'name' | 'address' | 'city' | 'state' | 'zip' | 'country'>;

/** A customer's saved addresses; those of others are `not_found`. */
@Injectable()
export class SavedAddresses {
  constructor(private readonly database: Database) {}

  /**
   * Saved addresses, oldest first; none for administrators who are not customers.
   * @throws forbidden for tokens
   */
  async list(caller: Caller): Promise<CustomerAddressEntity[]> {
    return caller.kind === 'administrator' && caller.customerId === null ? [] : this.of(customerOf(caller));
  }

  of(customerId: number): Promise<CustomerAddressEntity[]> {
    return this.database.entities.find(CustomerAddressEntity, { where: { customerId }, order: { id: 'ASC' } });
  }

  /** @throws forbidden, not_found */
  async one(caller: Caller, id: number): Promise<CustomerAddressEntity> {
    const where = { id, customerId: customerOf(caller) };
    const address = await this.database.entities.findOneBy(CustomerAddressEntity, where);
    if (!address) throw commonErrors.not_found();
    return address;
  }

  /** @throws forbidden, too_many_addresses */
  add(caller: Caller, address: SavedAddress): Promise<CustomerAddressEntity> {
    const customerId = customerOf(caller);
    return this.database.transaction(async (tx) => {
      // The lock serializes concurrent requests, so that they do not exceed the limit.
      await lockCustomer(tx, customerId);
      return this.addTo(tx, customerId, address);
    });
  }

  /** Adds an address of a locked customer. @throws too_many_addresses */
  async addTo(tx: Transaction, customerId: number, address: SavedAddress): Promise<CustomerAddressEntity> {
    if ((await tx.entities.countBy(CustomerAddressEntity, { customerId })) >= MAX_ADDRESSES)
      throw customerErrors.too_many_addresses({ limit: MAX_ADDRESSES });
    return tx.entities.save(tx.entities.create(CustomerAddressEntity, { ...address, customerId }));
  }

  /** @throws forbidden, not_found */
  async change(caller: Caller, id: number, address: SavedAddress): Promise<CustomerAddressEntity> {
    await this.database.entities.update(CustomerAddressEntity, { id, customerId: customerOf(caller) }, address);
    return this.one(caller, id);
  }

  /** @throws forbidden, not_found */
  async remove(caller: Caller, id: number): Promise<void> {
    const { affected } = await this.database.entities.delete(CustomerAddressEntity, {
      id,
      customerId: customerOf(caller),
    });
    if (!affected) throw commonErrors.not_found();
  }
}

function customerOf({ customerId }: Caller): number {
  if (customerId === null) throw commonErrors.forbidden();
  return customerId;
}
