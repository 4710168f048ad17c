import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inBatches, PersonalData, Retention, RetentionAge } from '../../../privacy/index.js';
import { ParcelRows } from '../data/parcel-rows.js';

/**
 * Tracking numbers and order numbers in couriers' registers: removed with the contacts of their orders, and after
 * `bank_data_days` without an order. Names, phones and addresses in the file are not stored.
 */
@Injectable()
export class PersonalRegisterData implements OnModuleInit {
  constructor(
    private readonly parcels: ParcelRows,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders((tx, ids) => this.parcels.emptyOfOrders(tx, ids));
    this.data.removesContacts((tx, ids) => this.parcels.emptyOfOrders(tx, ids));
    this.retention.register('courier_registers', () => this.emptyOld());
  }

  private emptyOld(): Promise<number> {
    const before = this.age.before('bank_data_days');
    return before ? inBatches((size) => this.parcels.emptyOld(before, size)) : Promise.resolve(0);
  }
}
