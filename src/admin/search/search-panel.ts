import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { ListProductsForAdmin, type AdminProductCard } from '../../catalog/index.js';
import { CustomerSearch, type FoundCustomer } from '../../customer/index.js';
import { isPickup, OrderSearch, type OrderRecord } from '../../order/index.js';
import { ShippingFacade } from '../../shipping/index.js';

/** Maximum number of results of each kind. */
const MOST = 10;

export interface FoundOrder {
  readonly order: OrderRecord;
  readonly isPickup: boolean;
}

export interface Found {
  readonly orders: readonly FoundOrder[];
  readonly products: readonly AdminProductCard[];
  readonly customers: readonly FoundCustomer[];
}

/** Searches everything that administrators of every role may read, for a limited number of results of each kind. */
@Injectable()
export class SearchPanel {
  constructor(
    private readonly orders: OrderSearch,
    private readonly products: ListProductsForAdmin,
    private readonly customers: CustomerSearch,
    private readonly shipping: ShippingFacade,
  ) {}

  /** @param q at least one character */
  async run(q: string, language: Language): Promise<Found> {
    const [orders, products, customers, pickups] = await Promise.all([
      this.orders.find(q, MOST),
      // Nearly every name contains a single letter.
      q.length > 1 ? this.productsOf(q, language) : [],
      this.customers.find(q, MOST),
      this.shipping.collected(),
    ]);
    return { orders: orders.map((order) => ({ order, isPickup: isPickup(order, pickups) })), products, customers };
  }

  private async productsOf(q: string, language: Language): Promise<AdminProductCard[]> {
    const filter = { q, category: null, published: null, featured: null, stock: null };
    return (await this.products.run(filter, null, { limit: MOST, offset: 0 }, language)).items;
  }
}
