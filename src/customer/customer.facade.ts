import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Language } from '#kernel';
import { accountById } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import type { Caller } from '../platform/access/caller.js';
import { CustomerEntity } from './data/customer.entity.js';
import { COMPARISON, WISHLIST } from './data/product-list.js';
import { ProductLists, type ListedIds } from './data/product-lists.js';
import { EraseCustomer } from './use-cases/erase-customer.js';
import { ChangeProductLists, type Changed, type ListItem } from './use-cases/change-product-lists.js';
import { Register, type Registration } from './use-cases/register.js';
import { UpdateProfile, type ProfileChanges } from './use-cases/update-profile.js';

export type ListName = 'wishlist' | 'compare';
const LISTS = { wishlist: WISHLIST, compare: COMPARISON };

/** All that other modules see of customers. */
@Injectable()
export class CustomerFacade {
  constructor(
    @InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>,
    private readonly keeping: ChangeProductLists,
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

  /** Whether the owner of an account has still to prove that its address is theirs. */
  async isUnverified(userId: number): Promise<boolean> {
    return (await accountById(this.db, userId))?.email_verified === false;
  }

  byId(id: number): Promise<CustomerEntity | null> {
    return this.customers.findOneBy({ id });
  }

  /** Answers alike, and in the same time, for an address that has an account. @throws FieldErrors at `password` */
  register(caller: Caller, registration: Registration): Promise<void> {
    return this.registering.run(caller, registration);
  }

  /** What is not named stays. @throws DomainError `forbidden` for callers that are no customer */
  update(caller: Caller, changes: ProfileChanges): Promise<CustomerEntity> {
    return this.updating.run(caller, changes);
  }

  /** Erases the caller's account and personal data at once. @throws 422 at `password`, too_many_requests, forbidden */
  erase(caller: Caller, password: string): Promise<void> {
    return this.erasing.own(caller, password);
  }

  /** Ids of the products in both lists, newest first: one statement. `ownerKey`: see Caller.ownerKey. */
  listed(ownerKey: string): Promise<ListedIds> {
    return this.lists.ids(ownerKey);
  }

  /** Newest first; products that cannot be shown any more are left out. */
  async show(list: ListName, ownerKey: string, language: Language): Promise<ListItem[]> {
    return (await this.keeping.show(LISTS[list], { ownerKey }, language)).items;
  }

  /** In it: out; not in it: in. @throws DomainError `not_found` */
  toggle(list: ListName, ownerKey: string, productId: number): Promise<Changed> {
    return this.keeping.toggle(LISTS[list], { ownerKey }, productId);
  }

  /** @throws DomainError `not_found` */
  add(list: ListName, ownerKey: string, productId: number): Promise<Changed> {
    return this.keeping.add(LISTS[list], { ownerKey }, productId);
  }

  /** Also when it is not in it: then nothing happens. */
  remove(list: ListName, ownerKey: string, productId: number): Promise<Changed> {
    return this.keeping.remove(LISTS[list], { ownerKey }, productId);
  }
}

/**
 * Makes a customer without an account of the record `o` when that names none: a part of the statement that stores a guest's
 * order. One for each order: an address that somebody typed proves nothing, so orders are not gathered under it.
 */
export const INSERT_GUEST = `INSERT INTO customer (email, first_name, last_name, phone, language)
  SELECT o.email, o.first_name, o.last_name, o.phone, o.language FROM o WHERE o.customer_id IS NULL RETURNING id`;
