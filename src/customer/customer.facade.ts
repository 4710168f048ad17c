import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
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
}

/**
 * Makes a customer without an account of the record `o` when that names none: a part of the statement that stores a guest's
 * order. One for each order: an address that somebody typed proves nothing, so orders are not gathered under it.
 */
export const INSERT_GUEST = `INSERT INTO customer (email, first_name, last_name, phone, language)
  SELECT o.email, o.first_name, o.last_name, o.phone, o.language FROM o WHERE o.customer_id IS NULL RETURNING id`;
