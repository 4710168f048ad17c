import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { likeCondition } from '../../platform/database/like-condition.js';
import { CustomerEntity } from '../data/customer.entity.js';

export interface CustomerFilter {
  /** Id, e-mail, phone or name, in whole or in part. */
  readonly q: string | null;
  /** With an account, or without; null: all. */
  readonly registered: boolean | null;
  /** `created_at`, with `-` for the newest first. */
  readonly sort: string;
}

/** Lists customers in the order of creation; each filter has its index. */
@Injectable()
export class ListCustomers {
  constructor(@InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>) {}

  async run(
    { q, registered, sort }: CustomerFilter,
    limit: number,
    offset: number,
  ): Promise<{ items: CustomerEntity[]; total: number }> {
    const query = this.customers
      .createQueryBuilder('c')
      .orderBy('c.id', sort.startsWith('-') ? 'DESC' : 'ASC')
      .limit(limit)
      .offset(offset);
    if (registered !== null) query.andWhere(`c.user_id IS ${registered ? 'NOT ' : ''}NULL`);
    if (q) {
      const parameters: Record<string, string> = {};
      const bind = (value: unknown): string => {
        const name = `q${Object.keys(parameters).length}`;
        parameters[name] = value as string;
        return `:${name}`;
      };
      query.andWhere(`(${likeCondition('c.search_text', q.toLowerCase(), bind)})`, parameters);
    }
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }
}
