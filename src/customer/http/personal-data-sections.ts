import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/index.js';
import { CustomerFacade } from '../customer.facade.js';
import { COMPARISON, WISHLIST } from '../data/product-list.js';
import { ProductLists } from '../data/product-lists.js';
import { SavedAddresses } from '../use-cases/saved-addresses.js';
import { savedAddressResponse } from './dto/saved-address.dto.js';
import { notedCustomerResponse } from './dto/customer.response.js';

/** Sections of the export of personal data: customer, saved addresses, wishlist and comparison. */
@Injectable()
export class PersonalDataSections implements OnModuleInit {
  constructor(
    private readonly lists: ProductLists,
    private readonly data: PersonalData,
    private readonly customers: CustomerFacade,
    private readonly addresses: SavedAddresses,
  ) {}

  onModuleInit(): void {
    this.data.exports('customer', async ({ customerId }) => {
      const customer = customerId === null ? null : await this.customers.byId(customerId);
      return customer && notedCustomerResponse(customer);
    });
    this.data.exports('addresses', async ({ customerId }) =>
      customerId === null ? [] : (await this.addresses.of(customerId)).map(savedAddressResponse),
    );
    this.data.exports('wishlist', ({ customerId }) => this.lists.named(WISHLIST, `c:${customerId}`));
    this.data.exports('comparison', ({ customerId }) => this.lists.named(COMPARISON, `c:${customerId}`));
  }
}
