import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { AccountHooks } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { CustomerEntity } from '../data/customer.entity.js';
import { CustomerAddressEntity } from '../data/customer-address.entity.js';
import { customerIdsOf, deleteWithoutOrders, detachCustomer } from '../data/customer-rows.js';
import { ProductLists } from '../data/product-lists.js';

/** Updates customers when their account gets another address or another owner, or is deleted. */
@Injectable()
export class FollowAccounts implements OnModuleInit {
  constructor(
    private readonly accounts: AccountHooks,
    private readonly lists: ProductLists,
  ) {}

  onModuleInit(): void {
    this.accounts.register({
      emailChanged: async (tx, userId, email) => void (await tx.entities.update(CustomerEntity, { userId }, { email })),
      takenOver: async (tx, userId, email) => {
        await this.deleteAddresses(tx, await customerIdsOf(tx, [userId]));
        if (await detachCustomer(tx, userId)) await tx.entities.insert(CustomerEntity, { userId, email });
      },
      deleting: (tx, userIds) => this.deleteOf(tx, userIds),
    });
  }

  /** Deletes customers of accounts; those with orders are kept as guests. */
  private async deleteOf(tx: Transaction, userIds: readonly number[]): Promise<void> {
    const ids = await customerIdsOf(tx, userIds);
    await this.lists.deleteOf(
      tx,
      ids.map((id) => `c:${id}`),
    );
    await this.deleteAddresses(tx, ids);
    await deleteWithoutOrders(tx, ids);
  }

  /** Deletes saved addresses, which only accounts can use. */
  private async deleteAddresses(tx: Transaction, ids: readonly number[]): Promise<void> {
    await tx.entities.delete(CustomerAddressEntity, { customerId: In([...ids]) });
  }
}
