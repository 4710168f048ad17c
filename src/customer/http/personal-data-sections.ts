import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../privacy/index.js';
import { CustomerFacade } from '../customer.facade.js';
import { COMPARISON, WISHLIST, type ProductList } from '../data/product-list.js';
import { customerResponse } from './dto/customer.response.js';

/** The customer, the wishlist and the comparison in the export of personal data. */
@Injectable()
export class PersonalDataSections implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly customers: CustomerFacade,
  ) {}

  onModuleInit(): void {
    this.data.exports('customer', async ({ customerId }) => {
      const customer = customerId === null ? null : await this.customers.byId(customerId);
      return customer && customerResponse(customer);
    });
    this.data.exports('wishlist', ({ customerId }) => this.listed(WISHLIST, customerId));
    this.data.exports('comparison', ({ customerId }) => this.listed(COMPARISON, customerId));
  }

  private listed({ table }: ProductList, customerId: number | null): Promise<object[]> {
    return this.database.query(
      `SELECT l.product_id, p.name, l.added_at FROM ${table} l JOIN product p ON p.id = l.product_id WHERE l.holder = $1 ORDER BY l.added_at, l.product_id`,
      [`c:${customerId}`],
    );
  }
}
