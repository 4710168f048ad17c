import { Injectable } from '@nestjs/common';
import { AddressBook, CustomerFacade, type CustomerEntity } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { addressLine } from '../page/address-text.js';
import type { Entries } from './entries.js';

/** An address that the customer may choose. */
export interface KnownAddress {
  /** 0: the address of the profile. */
  readonly id: number;
  /** The address on one line. */
  readonly text: string;
  readonly entries: Entries;
}

/** Stored data of a customer for the checkout form; empty for guests and administrators. */
@Injectable()
export class KnownEntries {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly book: AddressBook,
  ) {}

  /**
   * Returns contact and default address of the customer. An address without a street is filled in as far as it is
   * known.
   */
  async of(caller: Caller): Promise<Entries> {
    const customer = await this.customer(caller);
    if (!customer) return {};
    const contact = filled({
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
    });
    const [chosen] = await this.addresses(caller);
    return { ...contact, ...(chosen?.entries ?? profileAddress(customer)) };
  }

  async addresses(caller: Caller): Promise<KnownAddress[]> {
    const customer = await this.customer(caller);
    if (!customer) return [];
    return (await this.book.of(customer)).map((one) => ({
      id: one.id ?? 0,
      text: addressLine(one, caller.language),
      entries: filled({
        shipping_address: one.address,
        shipping_city: one.city,
        shipping_state: one.state,
        shipping_zip: one.zip,
        shipping_country: one.country,
      }),
    }));
  }

  private async customer({ kind, customerId }: Caller): Promise<CustomerEntity | null> {
    return kind !== 'customer' || customerId === null ? null : this.customers.byId(customerId);
  }
}

const profileAddress = (customer: CustomerEntity): Entries =>
  filled({
    shipping_address: customer.shippingAddress,
    shipping_city: customer.shippingCity,
    shipping_state: customer.shippingState,
    shipping_zip: customer.shippingZip,
    shipping_country: customer.shippingCountry,
  });

const filled = (fields: Readonly<Record<string, string | null>>): Entries =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));
