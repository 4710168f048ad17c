import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { CustomerEntity } from '../data/customer.entity.js';

export type ProfileChanges = Partial<
  Pick<
    CustomerEntity,
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'shippingAddress'
    | 'shippingCity'
    | 'shippingState'
    | 'shippingZip'
    | 'shippingCountry'
    | 'language'
  >
>;

/** The customer changes what is known of them; what is not sent stays. The address of the account is not among it. */
@Injectable()
export class UpdateProfile {
  constructor(@InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>) {}

  /** @throws DomainError `forbidden` for callers that are no customer */
  async run(caller: Caller, changes: ProfileChanges): Promise<CustomerEntity> {
    const { customerId: id } = caller;
    if (id === null) throw commonErrors.forbidden();
    // one statement that names only what was sent: two changes at once of different fields both stay
    if (Object.keys(changes).length > 0) await this.customers.update({ id }, changes);
    return this.customers.findOneByOrFail({ id });
  }
}
