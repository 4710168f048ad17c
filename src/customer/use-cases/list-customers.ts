import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CustomerEntity } from '../data/customer.entity.js';
import { listCustomers, type CustomerFilter } from '../data/customer-rows.js';

/** Lists customers in the order of creation. */
@Injectable()
export class ListCustomers {
  constructor(@InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>) {}

  run(filter: CustomerFilter, limit: number, offset: number): Promise<{ items: CustomerEntity[]; total: number }> {
    return listCustomers(this.customers, filter, limit, offset);
  }
}
