import { Injectable } from '@nestjs/common';
import { CustomerFacade, SavedAddresses, type CustomerEntity } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { countryName } from '../page/countries.js';
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
    private readonly saved: SavedAddresses,
  ) {}

  /** Contact and address of the profile, or else the first saved address. */
  async of(caller: Caller): Promise<Entries> {
    const customer = await this.customer(caller);
    if (!customer) return {};
    const contact = filled({
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
    });
    const own = profileAddress(customer);
    return { ...contact, ...(own['shipping_address'] ? own : ((await this.addresses(caller))[0]?.entries ?? own)) };
  }

  async addresses(caller: Caller): Promise<KnownAddress[]> {
    const customer = await this.customer(caller);
    if (!customer) return [];
    const own = profileAddress(customer);
    const saved = (await this.saved.of(customer.id)).map((one) => ({
      id: one.id,
      entries: filled({
        shipping_address: one.address,
        shipping_city: one.city,
        shipping_state: one.state,
        shipping_zip: one.zip,
        shipping_country: one.country,
      }),
    }));
    return [...(own['shipping_address'] ? [{ id: 0, entries: own }] : []), ...saved].map((one) => ({
      ...one,
      text: [
        one.entries['shipping_address'],
        one.entries['shipping_zip'],
        one.entries['shipping_city'],
        countryName(one.entries['shipping_country'] ?? '', caller.language),
      ]
        .filter(Boolean)
        .join(', '),
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
