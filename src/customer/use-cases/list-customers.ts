import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CustomerEntity } from '../data/customer.entity.js';

/** Customers, newest first; `q` finds id, e-mail, phone and names. */
@Injectable()
export class ListCustomers {
  constructor(@InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>) {}

  async run(q: string | null, limit: number, offset: number): Promise<{ items: CustomerEntity[]; total: number }> {
    const query = this.customers.createQueryBuilder('c').orderBy('c.id', 'DESC').limit(limit).offset(offset);
    if (q) {
      const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      query.where(
        `(c.id::text = :q OR lower(concat_ws(' ', c.first_name, c.last_name)) LIKE :like OR lower(c.email) LIKE :like OR c.phone LIKE :like)`,
        { q, like },
      );
    }
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }
}
