import { Injectable } from '@nestjs/common';
import { CustomerFacade } from '../customer/index.js';
import { greetingName } from './greeting-name.js';

/** Names for the greetings of emails about accounts. */
@Injectable()
export class AccountNames {
  constructor(private readonly customers: CustomerFacade) {}

  /** Returns the name of the customer who has this account; '' if the account has no customer. */
  async of(userId: number | null): Promise<string> {
    const customer = userId === null ? null : await this.customers.of(userId);
    return greetingName([customer?.firstName, customer?.lastName].filter(Boolean).join(' '));
  }
}
