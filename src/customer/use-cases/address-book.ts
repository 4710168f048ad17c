import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { CustomerAddressEntity } from '../data/customer-address.entity.js';
import { CustomerEntity } from '../data/customer.entity.js';
import { changeAddress, lockCustomer } from '../data/customer-rows.js';
import { NO_ADDRESS, profileAddress, profileFields } from '../domain/profile-address.js';
import { SavedAddresses, type SavedAddress } from './saved-addresses.js';

/** An address of the book; `id` is null for the address of the profile. */
export interface BookAddress extends SavedAddress {
  readonly id: number | null;
}

/**
 * All addresses of a customer. The first one is the default, with which the checkout starts: the address of the
 * profile, or else the oldest saved one.
 */
@Injectable()
export class AddressBook {
  constructor(
    private readonly database: Database,
    private readonly saved: SavedAddresses,
  ) {}

  async of(customer: CustomerEntity): Promise<BookAddress[]> {
    const own = profileAddress(customer);
    return [...(own ? [{ id: null, ...own }] : []), ...(await this.saved.of(customer.id))];
  }

  /**
   * Exchanges a saved address with that of the profile. If the address of the profile is incomplete, it is deleted,
   * because saved addresses are complete.
   * @throws forbidden, not_found
   */
  makeDefault(caller: Caller, id: number): Promise<void> {
    const customerId = customerOf(caller);
    return this.database.transaction(async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      const chosen = await tx.entities.findOneBy(CustomerAddressEntity, { id, customerId });
      if (!customer || !chosen) throw commonErrors.not_found();
      const former = profileAddress(customer);
      if (former?.city && former.zip && former.country) await tx.entities.update(CustomerAddressEntity, { id }, former);
      else await tx.entities.delete(CustomerAddressEntity, { id });
      await changeAddress(tx, customerId, profileFields(chosen));
    });
  }

  /** Adds an address; the first one becomes the default. @throws forbidden, too_many_addresses */
  async add(caller: Caller, address: SavedAddress): Promise<void> {
    const customer = await this.database.entities.findOneBy(CustomerEntity, { id: customerOf(caller) });
    if (customer && (await this.of(customer)).length === 0) await this.changeDefault(caller, address);
    else await this.saved.add(caller, address);
  }

  /** Changes the address of the profile. @throws forbidden */
  changeDefault(caller: Caller, address: SavedAddress): Promise<void> {
    return changeAddress(this.database, customerOf(caller), profileFields(address));
  }

  /** Removes the address of the profile; the oldest saved one takes its place. @throws forbidden */
  removeDefault(caller: Caller): Promise<void> {
    const customerId = customerOf(caller);
    return this.database.transaction(async (tx) => {
      await lockCustomer(tx, customerId);
      const next = await tx.entities.findOne(CustomerAddressEntity, { where: { customerId }, order: { id: 'ASC' } });
      if (next) await tx.entities.delete(CustomerAddressEntity, { id: next.id });
      await changeAddress(tx, customerId, next ? profileFields(next) : NO_ADDRESS);
    });
  }
}

function customerOf({ customerId }: Caller): number {
  if (customerId === null) throw commonErrors.forbidden();
  return customerId;
}
