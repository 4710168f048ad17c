import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderFacade } from '../../../order/index.js';
import { inBatches, PersonalData, Retention, RetentionAge, type Person } from '../../../privacy/index.js';
import { RefundPrivacy } from '../data/refund-privacy.js';
import { exportedRefund, type ExportedBankRefundResponse } from './dto/exported-refund.response.js';

/**
 * Privacy of the receivers of refunds. A customer's export contains the receivers of refunds of the customer's orders.
 * They are removed with the contacts of these orders, and `bank_data_days` after they were paid out. Files with
 * receivers are removed `bank_data_days` after their creation.
 */
@Injectable()
export class PersonalRefundData implements OnModuleInit {
  constructor(
    private readonly rows: RefundPrivacy,
    private readonly orders: OrderFacade,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
  ) {}

  onModuleInit(): void {
    this.data.exports('bank_refunds', (person) => this.walk(person));
    this.data.anonymizesOrders((tx, ids) => this.rows.emptyOfOrders(tx, ids));
    this.data.removesContacts((tx, ids) => this.rows.emptyOfOrders(tx, ids));
    this.retention.register('bank_refunds', () => this.emptyOld());
  }

  private emptyOld(): Promise<number> {
    const before = this.age.before('bank_data_days');
    return before ? inBatches((size) => this.rows.emptyOld(before, size)) : Promise.resolve(0);
  }

  private async *walk({ customerId }: Person): AsyncGenerator<ExportedBankRefundResponse> {
    if (customerId === null) return;
    for await (const some of this.orders.walk({ customerId, sort: 'id' })) {
      const ids = some.map(({ order }) => order.id);
      for (const refund of await this.rows.ofOrders(ids)) yield exportedRefund(refund);
    }
  }
}
