import { Injectable } from '@nestjs/common';
import { AccountEntity } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { CustomerFacade } from '../customer.facade.js';
import type { CustomerEntity } from '../data/customer.entity.js';

export interface CustomerWithAccount {
  readonly customer: CustomerEntity;
  /** Null for guests. */
  readonly account: { readonly email: string; readonly active: boolean; readonly createdAt: Date } | null;
}

/** A customer with its account. @throws not_found */
@Injectable()
export class ShowCustomer {
  constructor(
    private readonly db: Database,
    private readonly customers: CustomerFacade,
  ) {}

  async run(id: number): Promise<CustomerWithAccount> {
    const customer = await this.customers.byId(id);
    if (!customer) throw commonErrors.not_found();
    const { userId } = customer;
    const account = userId === null ? null : await this.db.entities.findOneBy(AccountEntity, { id: userId });
    return {
      customer,
      account: account && { email: account.email, active: account.active, createdAt: account.created_at },
    };
  }
}
