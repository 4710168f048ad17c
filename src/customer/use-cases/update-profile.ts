import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { CustomerEntity } from '../data/customer.entity.js';
import { mustHavePostalCode } from '../domain/must-have-postal-code.js';

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

/**
 * Changes the caller's own profile; missing members stay unchanged. ChangeEmail changes the account's email address.
 */
@Injectable()
export class UpdateProfile {
  constructor(@InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>) {}

  /** @throws forbidden for callers who are not customers, 422 at `shipping_zip` */
  async run(caller: Caller, changes: ProfileChanges): Promise<CustomerEntity> {
    const { customerId: id } = caller;
    if (id === null) throw commonErrors.forbidden();
    if (changes.shippingZip !== undefined || changes.shippingCountry !== undefined)
      mustHavePostalCode(await this.customers.findOneByOrFail({ id }), changes);
    // One statement writes only the sent members, so that concurrent changes of different fields are both kept.
    if (Object.keys(changes).length > 0) await this.customers.update({ id }, changes);
    return this.customers.findOneByOrFail({ id });
  }
}
