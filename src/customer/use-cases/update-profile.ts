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

/** Changes the caller's own customer; what is not there stays. The account's e-mail address is changed elsewhere. */
@Injectable()
export class UpdateProfile {
  constructor(@InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>) {}

  /** @throws DomainError `forbidden` for callers that are no customer */
  async run(caller: Caller, changes: ProfileChanges): Promise<CustomerEntity> {
    const { customerId: id } = caller;
    if (id === null) throw commonErrors.forbidden();
    // one statement with only what was sent: of two concurrent changes of different fields both stay
    if (Object.keys(changes).length > 0) await this.customers.update({ id }, changes);
    return this.customers.findOneByOrFail({ id });
  }
}
