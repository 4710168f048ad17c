import { Injectable } from '@nestjs/common';
import { type Account, accountById } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { CustomerFacade } from '../customer.facade.js';
import type { CustomerEntity } from '../data/customer.entity.js';

export interface Profile {
  readonly account: Account;
  /** Null for administrators. */
  readonly customer: CustomerEntity | null;
}

/**
 * The account and customer of a session.
 * @throws forbidden for API tokens
 */
@Injectable()
export class ShowProfile {
  constructor(
    private readonly db: Database,
    private readonly customers: CustomerFacade,
  ) {}

  async run(caller: Caller): Promise<Profile> {
    const account = caller.userId === null ? null : await accountById(this.db, caller.userId);
    if (!account) throw commonErrors.forbidden();
    return { account, customer: await this.customers.of(account.id) };
  }
}
