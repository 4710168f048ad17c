import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import { GuestDataMergers } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopSettings } from '../../settings/index.js';
import { hasCart, lockCarts, moveCart, type SharedLine } from '../data/cart-merge.js';
import { makeCart, readCart } from '../data/cart-rows.js';
import { mergedQuantity } from '../domain/merged-quantity.js';

/** Moves the guest's cart into the customer's at login. A line that both have is added up as far as the stock goes. */
@Injectable()
export class MergeCarts implements OnModuleInit {
  constructor(
    private readonly mergers: GuestDataMergers,
    private readonly catalog: CatalogFacade,
    private readonly shop: ShopSettings,
  ) {}

  onModuleInit(): void {
    this.mergers.register((tx, guest, customer) => this.run(tx, guest, customer));
  }

  async run(tx: Transaction, guest: string, customer: string): Promise<void> {
    if (guest === customer || !(await hasCart(tx, guest))) return;
    await makeCart(tx, customer);
    const locked = await lockCarts(tx, [guest, customer]);
    const from = locked.get(guest);
    const to = locked.get(customer);
    if (from && to) await moveCart(tx, from, to, await this.addUp(tx, guest, customer));
  }

  /**
   * The guest's lines that the customer has too, with their quantity after the merge. Both carts are locked; the stock
   * is only read.
   */
  private async addUp(tx: Transaction, guest: string, customer: string): Promise<SharedLine[]> {
    const own = new Map(((await readCart(tx, customer))?.lines ?? []).map((line) => [refKey(line), line.quantity]));
    const shared = ((await readCart(tx, guest))?.lines ?? []).filter((line) => own.has(refKey(line)));
    const sellables = await this.catalog.sellables(shared, this.shop.language, tx);
    return shared.map((line, index) => ({
      itemId: line.itemId,
      quantity: mergedQuantity(line.quantity, own.get(refKey(line))!, sellables[index]!),
    }));
  }
}

const refKey = ({ productId, variantId }: SellableRef): string => `${productId}/${variantId ?? ''}`;
