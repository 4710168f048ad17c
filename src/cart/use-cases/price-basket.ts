import { Injectable } from '@nestjs/common';
import { FieldErrors, Money, type Language } from '#kernel';
import { catalogErrors, CatalogFacade, isAboveLimit, type Sellable } from '../../catalog/index.js';
import { ShippingFacade, type DeliveryRequirements, type Quote, type QuoteRequest } from '../../shipping/index.js';
import { cartErrors } from '../cart.errors.js';
import { joined, stockKey, type BasketLine, type BoughtLine, type HeldLine } from '../domain/basket-lines.js';
import type { Totals } from '../domain/totals.js';
import { WorkOutTotals } from './work-out-totals.js';

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** Catalog data of each line, if the caller has just read it; otherwise it is read here. */
  readonly sellables?: readonly Sellable[];
  /**
   * Whether the lines are those of a cart. If so, a missing product was deleted; otherwise the client sent a wrong id.
   */
  readonly isCart?: boolean;
  readonly destination: Pick<QuoteRequest, 'country' | 'city' | 'zip'>;
  /**
   * The method that the client sent; a method that is not offered is refused with 422. Null: `rememberedShipping`, or
   * else the first active method.
   */
  readonly shippingMethod: string | null;
  /** The method that was chosen earlier for the cart; it is ignored if it is no longer offered. */
  readonly rememberedShipping?: string | null;
  readonly language: Language;
  readonly currency: string;
  /** Lines that the order already holds, by `stockKey`: their stock is not checked and their names are kept. */
  readonly held?: ReadonlyMap<string, HeldLine>;
  /** Shipping of an order whose country does not change; valid even if the shop no longer offers the method. */
  readonly keptShipping?: Pick<Quote, 'key' | 'cost'>;
  /**
   * Fixed shipping, which is not quoted: e.g. an order in a currency other than the shop's, in which providers
   * calculate.
   */
  readonly settledShipping?: Shipment;
  /** Limits lines to `max_quantity` of the product or the shop; for callers other than administrators. */
  readonly isBounded?: boolean;
  /** Returns all shipping methods for the basket, instead of the selected one only. */
  readonly includeShippingOptions?: boolean;
}

export interface Shipment {
  readonly key: string | null;
  readonly cost: Money;
  /** Missing for shipping that is not quoted. */
  readonly requires?: DeliveryRequirements;
}

export interface PricedBasket extends Omit<Totals, 'lines'> {
  readonly lines: readonly BoughtLine[];
  readonly shippingMethod: string | null;
  /** What the shipping method requires of the order; nothing for shipping that is not quoted. */
  readonly requires: DeliveryRequirements;
  /** Data of the catalog for each line. */
  readonly sellables: readonly Sellable[];
  /** Empty unless `includeShippingOptions` is set. */
  readonly shippingOptions: readonly Quote[];
}

/**
 * Prices a basket as an order would have it: prices of the catalog, shipping and tax. Only reads, before any lock is
 * taken: products that are unavailable or sold out are refused here, so that many late buyers do not queue for one row.
 * @throws 422 at `items.<n>.quantity` above the limit, at `items.<n>.product_id` or, for a cart, no_longer_sold,
 * product_unavailable, insufficient_stock
 */
@Injectable()
export class PriceBasket {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly shipping: ShippingFacade,
    private readonly workOutTotals: WorkOutTotals,
  ) {}

  async run(basket: Basket): Promise<PricedBasket> {
    const sellables = basket.sellables ?? (await this.catalog.sellables(basket.lines, basket.language));
    const zero = Money.zero(basket.currency);
    const wanted = new Map<string, number>();
    const priced = joined(
      basket.lines.map((line, index) => {
        const sellable = sellables[index]!;
        const key = stockKey(line);
        const held = basket.held?.get(key);
        wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
        const needed = wanted.get(key)! - (held?.quantity ?? 0);
        if (needed > 0) mustBeKnown(sellable, index, basket.isCart);
        if (basket.isBounded) mustBeWithinLimit(sellable, wanted.get(key)!, index);
        if (needed > 0) mustBeAvailable(sellable, needed);
        return { line, sellable: { ...sellable, ...frozen(held) }, price: line.price ?? sellable.price };
      }),
    );
    const subtotal = priced.reduce((sum, { line, price }) => sum.add(price.times(line.quantity)), zero);
    const { shippingOptions = [], ...quote } = await this.shipment(basket, {
      ...basket.destination,
      subtotal,
      language: basket.language,
      lines: priced.map(({ line, sellable, price }) => ({
        product_id: line.productId,
        variant_id: line.variantId,
        sku: sellable.sku,
        quantity: line.quantity,
        total_minor: String(price.times(line.quantity).minor),
      })),
    });
    const totals = await this.workOutTotals.run({
      lines: priced.map(({ line, sellable, price }) => ({
        price,
        quantity: line.quantity,
        taxClass: sellable.taxClass,
      })),
      country: basket.destination.country,
      isCollected: quote.key !== null && (await this.shipping.collected()).has(quote.key),
      shipping: quote.cost,
    });
    return {
      ...totals,
      sellables,
      shippingOptions,
      shippingMethod: quote.key,
      requires: quote.requires ?? { phone: false, address: false },
      lines: priced.map(({ line, sellable, price }, index) => ({
        productId: line.productId,
        variantId: line.variantId,
        name: sellable.name,
        sku: sellable.sku,
        attributes: sellable.attributes,
        quantity: line.quantity,
        price,
        taxClass: sellable.taxClass,
        ...totals.lines[index]!,
      })),
    };
  }

  private async shipment(
    basket: Basket,
    request: QuoteRequest,
  ): Promise<Shipment & { readonly shippingOptions?: readonly Quote[] }> {
    const { settledShipping: settled, keptShipping: kept, shippingMethod, rememberedShipping: remembered } = basket;
    if (settled) return settled;
    if (basket.includeShippingOptions) {
      const { ways, ...chosen } = await this.shipping.choose(shippingMethod, request);
      return { ...chosen, shippingOptions: ways };
    }
    if (!kept) {
      // An offered method that cannot ship to the address is refused: a buyer who chose delivery must not get pickup
      // instead.
      const counts = shippingMethod === null && remembered && (await this.shipping.offers(remembered));
      return this.shipping.quote(counts ? remembered : shippingMethod, request);
    }
    return (await this.shipping.find(kept.key, request)) ?? kept;
  }
}

/** Data that a line of an edited order keeps if the order already has the line. */
const frozen = (held: HeldLine | undefined): Partial<Sellable> =>
  held ? { name: held.name, sku: held.sku, attributes: held.attributes, taxClass: held.taxClass } : {};

function mustBeKnown({ unavailable, productId, variantId }: Sellable, index: number, isCart = false): void {
  const isVariant = unavailable === 'variant_required' || unavailable === 'variant_unknown';
  if (unavailable !== 'unknown' && !isVariant) return;
  if (isCart) throw cartErrors.no_longer_sold({ product_id: productId, variant_id: variantId });
  throw new FieldErrors(
    isVariant
      ? { [`items.${index}.variant_id`]: [{ key: `checkout.errors.${unavailable}` }] }
      : { [`items.${index}.product_id`]: [{ key: 'validation.unknownProduct' }] },
  );
}

function mustBeWithinLimit(sellable: Sellable, quantity: number, index: number): void {
  if (!isAboveLimit(sellable, quantity)) return;
  const { name, maxQuantity: limit } = sellable;
  throw new FieldErrors({
    [`items.${index}.quantity`]: [{ key: 'checkout.errors.max_quantity', args: { name, limit } }],
  });
}

function mustBeAvailable(sellable: Sellable, needed: number): void {
  const { productId, variantId, name } = sellable;
  if (sellable.unavailable === 'unpublished') {
    throw cartErrors.product_unavailable({ product_id: productId, variant_id: variantId, name });
  }
  if (needed > sellable.inStock) {
    throw catalogErrors.insufficient_stock({
      available: sellable.inStock,
      product_id: productId,
      variant_id: variantId,
      name,
      wording: 'named',
    });
  }
}
