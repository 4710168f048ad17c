import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Language } from '#kernel';
import { accountById } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import type { Caller } from '../platform/access/caller.js';
import { CustomerEntity } from './data/customer.entity.js';
import { COMPARISON, WISHLIST } from './data/product-list.js';
import { ProductLists, type ListedIds } from './data/product-lists.js';
import { EraseCustomer } from './use-cases/erase-customer.js';
import { ChangeProductLists, type ListChange, type ListItem } from './use-cases/change-product-lists.js';
import { Register, type Registration } from './use-cases/register.js';
import { UpdateProfile, type ProfileChanges } from './use-cases/update-profile.js';

export type ListName = 'wishlist' | 'compare';
const LISTS = { wishlist: WISHLIST, compare: COMPARISON };

/** Customers for other modules. */
@Injectable()
export class CustomerFacade {
  constructor(
    @InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>,
    private readonly changeLists: ChangeProductLists,
    private readonly lists: ProductLists,
    private readonly registering: Register,
    private readonly updating: UpdateProfile,
    private readonly erasing: EraseCustomer,
    private readonly db: Database,
  ) {}

  /** The customer of an account; null for administrators. */
  of(userId: number): Promise<CustomerEntity | null> {
    return this.customers.findOneBy({ userId });
  }

  /** Whether the account's email address is not verified yet. */
  async isUnverified(userId: number): Promise<boolean> {
    return (await accountById(this.db, userId))?.email_verified === false;
  }

  /** Null also for a customer who became part of another one. */
  byId(id: number): Promise<CustomerEntity | null> {
    return this.customers.findOneBy({ id, mergedInto: IsNull() });
  }

  /**
   * Registers an account. Neither the answer nor its duration reveals whether the address has an account.
   * @throws FieldErrors at `password`
   */
  register(caller: Caller, registration: Registration): Promise<void> {
    return this.registering.run(caller, registration);
  }

  /**
   * Updates the caller's profile; missing members stay unchanged.
   * @throws DomainError `forbidden` for callers who are not customers
   */
  update(caller: Caller, changes: ProfileChanges): Promise<CustomerEntity> {
    return this.updating.run(caller, changes);
  }

  /** Erases the caller's account and personal data at once. @throws 422 at `password`, too_many_requests, forbidden */
  erase(caller: Caller, password: string): Promise<void> {
    return this.erasing.own(caller, password);
  }

  /** Ids of the products in both lists, newest first, in one statement. `ownerKey`: see Caller.ownerKey. */
  listed(ownerKey: string): Promise<ListedIds> {
    return this.lists.ids(ownerKey);
  }

  /** Products of a list, newest first; those that are no longer published are left out. */
  async show(list: ListName, ownerKey: string, language: Language): Promise<ListItem[]> {
    return (await this.changeLists.show(LISTS[list], { ownerKey }, language)).items;
  }

  /**
   * Removes the product if it is in the list, otherwise adds it.
   * @throws DomainError `not_found`
   */
  toggle(list: ListName, ownerKey: string, productId: number): Promise<ListChange> {
    return this.changeLists.toggle(LISTS[list], { ownerKey }, productId);
  }

  /** @throws DomainError `not_found` */
  add(list: ListName, ownerKey: string, productId: number): Promise<ListChange> {
    return this.changeLists.add(LISTS[list], { ownerKey }, productId);
  }

  /** Removes the product; does nothing if it is not in the list. */
  remove(list: ListName, ownerKey: string, productId: number): Promise<ListChange> {
    return this.changeLists.remove(LISTS[list], { ownerKey }, productId);
  }
}
