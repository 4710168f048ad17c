import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '#kernel';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import { GuestDataMergers, type LeftOutLine, type Merged } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { hasCart, lockCarts, moveCart, type SharedLine } from '../data/cart-merge.js';
import { makeCart, readCart } from '../data/cart-rows.js';
import { MAX_LINES } from '../cart.errors.js';
import type { CartLine } from '../domain/cart.js';
import { mergedQuantity } from '../domain/merged-quantity.js';

/**
 * Moves the guest's cart into the customer's at login. Quantities of a line in both carts are added up to the stock;
 * new lines are appended until the cart is full.
 */
@Injectable()
export class MergeCarts implements OnModuleInit {
  constructor(
    private readonly mergers: GuestDataMergers,
    private readonly catalog: CatalogFacade,
  ) {}

  onModuleInit(): void {
    this.mergers.register((tx, merged) => this.run(tx, merged));
  }

  /** @returns the lines that did not fit */
  async run(tx: Transaction, { guest, customer, language }: Merged): Promise<LeftOutLine[]> {
    if (guest === customer || !(await hasCart(tx, guest))) return [];
    await makeCart(tx, customer);
    const locked = await lockCarts(tx, [guest, customer]);
    const from = locked.get(guest);
    const to = locked.get(customer);
    if (!from || !to) return [];
    const own = new Map(((await readCart(tx, customer))?.lines ?? []).map((line) => [refKey(line), line.quantity]));
    const lines = (await readCart(tx, guest))?.lines ?? [];
    const added = lines.filter((line) => !own.has(refKey(line)));
    const leftOut = await this.named(tx, added.slice(MAX_LINES - own.size), language);
    await moveCart(tx, from, to, await this.addUp(tx, lines, own, language));
    return leftOut;
  }

  /** The lines in both carts, with their quantity after the merge. Both carts are locked; the stock is only read. */
  private async addUp(
    tx: Transaction,
    lines: readonly CartLine[],
    own: ReadonlyMap<string, number>,
    language: Language,
  ): Promise<SharedLine[]> {
    const shared = lines.filter((line) => own.has(refKey(line)));
    const sellables = await this.catalog.sellables(shared, language, tx);
    return shared.map((line, index) => ({
      itemId: line.itemId,
      quantity: mergedQuantity(line.quantity, own.get(refKey(line))!, sellables[index]!),
    }));
  }

  private async named(tx: Transaction, lines: readonly CartLine[], language: Language): Promise<LeftOutLine[]> {
    const sellables = await this.catalog.sellables(lines, language, tx);
    return lines.map(({ productId, variantId, quantity }, index) => ({
      productId,
      variantId,
      name: sellables[index]!.name,
      quantity,
    }));
  }
}

const refKey = ({ productId, variantId }: SellableRef): string => `${productId}/${variantId ?? ''}`;
