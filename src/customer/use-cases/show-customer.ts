import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { CustomerFacade } from '../customer.facade.js';
import type { CustomerEntity } from '../data/customer.entity.js';

export interface KnownCustomer {
  readonly customer: CustomerEntity;
  /** null for guests. */
  readonly account: { readonly email: string; readonly active: boolean; readonly created_at: Date } | null;
}

/** A customer with the account that they log in to. @throws not_found */
@Injectable()
export class ShowCustomer {
  constructor(
    private readonly db: Database,
    private readonly customers: CustomerFacade,
  ) {}

  async run(id: number): Promise<KnownCustomer> {
    const customer = await this.customers.byId(id);
    if (!customer) throw commonErrors.not_found();
    const [account] =
      customer.userId === null
        ? []
        : await this.db.query<NonNullable<KnownCustomer['account']>>(
            'SELECT email, active, created_at FROM app_user WHERE id = $1',
            [customer.userId],
          );
    return { customer, account: account ?? null };
  }
}
