import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { inBatches, PersonalData, Retention, RetentionAge, type EraseData } from '../../privacy/index.js';
import { CustomerAddressEntity } from '../data/customer-address.entity.js';
import { anonymizeCustomer, anonymizeOldGuests } from '../data/customer-rows.js';
import { ProductLists } from '../data/product-lists.js';

/** Anonymizes customers and deletes their lists. The empty row is kept, because orders and statistics refer to it. */
@Injectable()
export class ForgetCustomers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lists: ProductLists,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const erase: EraseData = async (tx, { customerId, ownerKeys }) => {
      await this.lists.deleteOf(tx, ownerKeys);
      if (customerId === null) return;
      await tx.entities.delete(CustomerAddressEntity, { customerId });
      await anonymizeCustomer(tx, customerId, this.clock.now());
    };
    // Requests lock an order, then read-lock its customer, so the orders are erased before the customer's row changes.
    this.data.erases(erase, { follows: true });
    this.retention.register('guests', () => this.oldGuests(), { follows: true });
  }

  private async oldGuests(): Promise<number> {
    const before = this.age.before('retention_years');
    return before === null ? 0 : inBatches((size) => anonymizeOldGuests(this.database, before, this.clock.now(), size));
  }
}
