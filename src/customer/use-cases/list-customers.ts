import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { CustomerEntity } from '../data/customer.entity.js';
import { countTags, listCustomers, type CustomerFilter, type TagCount } from '../data/customer-rows.js';

/** Lists customers in the order of creation. */
@Injectable()
export class ListCustomers {
  constructor(
    @InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>,
    private readonly db: Database,
  ) {}

  run(filter: CustomerFilter, limit: number, offset: number): Promise<{ items: CustomerEntity[]; total: number }> {
    return listCustomers(this.customers, filter, limit, offset);
  }

  /** The tags in use, most used first. */
  tags(language: Language): Promise<TagCount[]> {
    return countTags(this.db, language);
  }
}
