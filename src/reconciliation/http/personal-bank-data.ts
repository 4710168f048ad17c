import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import { inBatches, PersonalData, Retention, RetentionAge, type Person } from '../../privacy/index.js';
import { BankDataPrivacy } from '../data/bank-data-privacy.js';
import { exportedTransaction, type ExportedBankTransactionResponse } from './dto/exported-transaction.response.js';

/**
 * Privacy of bank transactions. A customer's export contains the transactions that paid the customer's orders. Payers'
 * names, accounts and texts are removed with the contacts of the orders, or after `bank_data_days` if neither an order nor
 * a suggestion has the transaction.
 */
@Injectable()
export class PersonalBankData implements OnModuleInit {
  constructor(
    private readonly rows: BankDataPrivacy,
    private readonly orders: OrderFacade,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
  ) {}

  onModuleInit(): void {
    this.data.exports('bank_transactions', (person) => this.walk(person));
    this.data.locksBeforeOrders((tx, ids) => this.rows.lockOfOrders(tx, ids));
    this.data.anonymizesOrders((tx, ids) => this.rows.emptyOfOrders(tx, ids));
    this.data.removesContacts((tx, ids) => this.rows.emptyOfOrders(tx, ids));
    this.retention.register('bank_data', () => this.emptyOld());
  }

  private emptyOld(): Promise<number> {
    const before = this.age.before('bank_data_days');
    return before ? inBatches((size) => this.rows.emptyOld(before, size)) : Promise.resolve(0);
  }

  private async *walk({ customerId }: Person): AsyncGenerator<ExportedBankTransactionResponse> {
    if (customerId === null) return;
    for await (const some of this.orders.walk({ customerId, sort: 'id' })) {
      const ids = some.map(({ order }) => order.id);
      for (const transaction of await this.rows.ofOrders(ids)) yield exportedTransaction(transaction, ids);
    }
  }
}
