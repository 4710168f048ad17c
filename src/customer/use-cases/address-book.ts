import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { CustomerAddressEntity } from '../data/customer-address.entity.js';
import { CustomerEntity } from '../data/customer.entity.js';
import { changeAddress, lockCustomer } from '../data/customer-rows.js';
import { NO_ADDRESS, profileAddress, profileFields } from '../domain/profile-address.js';
import { SavedAddresses, type SavedAddress } from './saved-addresses.js';

const MARK_LENGTH = 16;

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
   * Makes a saved address that of the profile, and saves the former one. An incomplete former address is deleted,
   * because saved addresses are complete. An address with a recipient of its own stays saved as well, because profiles
   * have no recipient.
   * @param expected mark of the default address that the customer saw: if another one is the default by now, e.g. after
   *   a double click, nothing changes
   * @throws forbidden, not_found
   */
  makeDefault(caller: Caller, id: number, expected: string | null): Promise<void> {
    const customerId = customerOf(caller);
    return this.database.transaction(async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      if (!customer) throw commonErrors.not_found();
      if (isOther(profileAddress(customer), expected)) return;
      const chosen = await lockAddress(tx, { id, customerId });
      if (!chosen) throw commonErrors.not_found();
      const former = profileAddress(customer);
      if (chosen.name === null) await tx.entities.delete(CustomerAddressEntity, { id });
      if (former?.city && former.zip && former.country) await this.saved.addTo(tx, customerId, former);
      await changeAddress(tx, customerId, profileFields(chosen));
    });
  }

  /** Adds an address; the first one becomes the default. @throws forbidden, too_many_addresses */
  add(caller: Caller, address: SavedAddress): Promise<void> {
    const customerId = customerOf(caller);
    return this.database.transaction(async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      if (!customer) throw commonErrors.not_found();
      const isFirst = !profileAddress(customer) && !(await tx.entities.existsBy(CustomerAddressEntity, { customerId }));
      if (isFirst) await changeAddress(tx, customerId, profileFields(address));
      else await this.saved.addTo(tx, customerId, address);
    });
  }

  /** Changes the address of the profile. @throws forbidden */
  changeDefault(caller: Caller, address: SavedAddress): Promise<void> {
    return changeAddress(this.database, customerOf(caller), profileFields(address));
  }

  /**
   * Removes the address of the profile; the oldest saved one takes its place.
   * @param expected see `makeDefault`
   * @throws forbidden
   */
  removeDefault(caller: Caller, expected: string | null): Promise<void> {
    const customerId = customerOf(caller);
    return this.database.transaction(async (tx) => {
      const customer = await lockCustomer(tx, customerId);
      if (!customer || isOther(profileAddress(customer), expected)) return;
      const next = await lockAddress(tx, { customerId });
      if (next?.name === null) await tx.entities.delete(CustomerAddressEntity, { id: next.id });
      await changeAddress(tx, customerId, next ? profileFields(next) : NO_ADDRESS);
    });
  }
}

/** Identifies the default address of a customer in forms. */
export const markOf = (address: SavedAddress | null): string => {
  const text = address && [address.address, address.city, address.state, address.zip, address.country];
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url').slice(0, MARK_LENGTH);
};

const isOther = (current: SavedAddress | null, expected: string | null): boolean =>
  expected !== null && markOf(current) !== expected;

/** The oldest of these addresses, locked. */
const lockAddress = (
  { entities }: Transaction,
  where: { readonly customerId: number; readonly id?: number },
): Promise<CustomerAddressEntity | null> =>
  entities.findOne(CustomerAddressEntity, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });

function customerOf({ customerId }: Caller): number {
  if (customerId === null) throw commonErrors.forbidden();
  return customerId;
}
