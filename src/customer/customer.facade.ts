import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Language } from '#kernel';
import type { Transaction } from '../platform/database/transaction.js';
import type { CustomerContact } from './customer.types.js';
import { CustomerEntity } from './data/customer.entity.js';

/** All that other modules see of customers. */
@Injectable()
export class CustomerFacade {
  constructor(@InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>) {}

  /** The customer of an account; null for administrators. */
  of(userId: number): Promise<CustomerEntity | null> {
    return this.customers.findOneBy({ userId });
  }

  byId(id: number): Promise<CustomerEntity | null> {
    return this.customers.findOneBy({ id });
  }

  /**
   * A customer without an account, for a guest's order. One for each order: an address that somebody typed proves nothing,
   * so orders are not gathered under it.
   */
  async ensureGuest(tx: Transaction, contact: CustomerContact, language: Language): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      {
        name: 'customer_guest',
        text: 'INSERT INTO customer (email, first_name, last_name, phone, language) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      },
      [contact.email, contact.firstName, contact.lastName, contact.phone, language],
    );
    return row!.id;
  }
}
