import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogFacade, type SellableRef } from '../../catalog/index.js';
import { GuestDataMergers } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopSettings } from '../../settings/index.js';
import { MAX_LINES } from '../cart.errors.js';
import { makeCart, readCart } from '../data/cart-rows.js';
import { mergedQuantity } from '../domain/merged-quantity.js';

/** Both by ascending id: two logins that meet do not wait for each other in a circle. */
const LOCK = 'SELECT id, holder FROM cart WHERE holder = ANY($1::text[]) ORDER BY id FOR UPDATE';

/** Lines that the customer has too get the quantity worked out for them; new ones come in their order while the cart is not full. */
const MOVE = `
  INSERT INTO cart_item (cart_id, product_id, variant_id, quantity, price_seen)
  SELECT $2::bigint, g.product_id, g.variant_id, coalesce(t.quantity, g.quantity), g.price_seen
  FROM (
    SELECT s.*, m.id IS NOT NULL AS there, count(*) FILTER (WHERE m.id IS NULL) OVER (ORDER BY s.id) AS newcomer
    FROM cart_item s
    LEFT JOIN cart_item m ON m.cart_id = $2 AND m.product_id = s.product_id AND m.variant_id IS NOT DISTINCT FROM s.variant_id
    WHERE s.cart_id = $1
  ) g
  LEFT JOIN unnest($3::bigint[], $4::int[]) AS t(item_id, quantity) ON t.item_id = g.id
  WHERE g.there OR g.newcomer <= ${MAX_LINES} - (SELECT count(*) FROM cart_item WHERE cart_id = $2)
  ORDER BY g.id
  ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE SET quantity = excluded.quantity`;

/** What was chosen as a guest just now wins over what the customer chose some day. */
const CHOICE = `
  UPDATE cart c SET shipping_method = coalesce(g.shipping_method, c.shipping_method),
    shipping_country = coalesce(g.shipping_country, c.shipping_country), updated_at = now()
  FROM cart g WHERE g.id = $1 AND c.id = $2`;

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
    const [there] = await tx.query('SELECT 1 FROM cart WHERE holder = $1', [guest]);
    if (!there || guest === customer) return;
    await makeCart(tx, customer);
    const locked = await tx.query<{ id: string; holder: string }>(LOCK, [[guest, customer]]);
    const from = locked.find(({ holder }) => holder === guest)?.id;
    const to = locked.find(({ holder }) => holder === customer)?.id;
    if (!from || !to) return;
    const added = await this.addUp(tx, guest, customer);
    await tx.query(MOVE, [from, to, added.map(({ itemId }) => itemId), added.map(({ quantity }) => quantity)]);
    await tx.query(CHOICE, [from, to]);
    await tx.query('DELETE FROM cart WHERE id = $1', [from]);
  }

  /** The guest's lines that the customer has too, with their quantity after the merge. Both carts are locked; the stock is only read. */
  private async addUp(
    tx: Transaction,
    guest: string,
    customer: string,
  ): Promise<Array<{ itemId: number; quantity: number }>> {
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
