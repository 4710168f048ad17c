import type { Sellable } from '../../../catalog/index.js';
import {
  Amount,
  Flag,
  Integer,
  ListOf,
  MapOf,
  OneOf,
  Ref,
  Text,
} from '../../../platform/http/openapi/response-properties.js';
import { lineSentences, previousPrice, type FormatMoney, type Say } from '../../domain/line-sentences.js';
import { countOf, LINE_PROBLEMS, type LineProblem, type PricedLine } from '../../domain/price-lines.js';
import type { ShownCart } from '../../use-cases/show-cart.js';

abstract class ProductOfLineResponse {
  @Integer() id!: number;
  @Text({ description: 'The same as `name`.' }) title!: string;
  @Text({ description: "In the reader's language; empty if the product was deleted." }) name!: string;
  @Text({ description: 'URL slug of the product page; empty if the product was deleted.' }) alias!: string;
  @Text({ description: "The product's page." }) link!: string;
  @Text({ nullable: true }) image!: string | null;
  @Text({ nullable: true }) sku!: string | null;
  @Integer({ description: 'Pieces that can be bought now.' }) in_stock!: number;
  @MapOf({ type: 'string' }, { description: 'Attributes of the variant: `{"color": "red"}`; empty without a variant.' })
  attributes!: Readonly<Record<string, string>>;
}

/** The product of a line. */
export class CartProductResponse extends ProductOfLineResponse {
  @Amount({ description: 'Current price of one piece.' }) price!: number;
  @Amount({ nullable: true, description: 'Price without the sale, to be shown crossed out; null: no sale.' })
  old_price!: number | null;
}

/** The product that the request was about, for client callbacks: amounts are texts. */
export class CallbackProductResponse extends ProductOfLineResponse {
  @Integer({ nullable: true }) variant_id!: number | null;
  @Text({ example: '9.90', description: 'Current price of one piece, as a text with all decimals: `9.90`.' })
  price!: string;
  @Text({ nullable: true, example: '11.50', description: 'Price without the sale, as a text; null: no sale.' })
  old_price!: string | null;
}

/** Summary of the cart, for client callbacks: the amount is a text. */
export class MiniCartResponse {
  @Integer({ description: 'Number of pieces of all lines.' }) count!: number;
  @Text({ example: '19.80', description: 'Total of the cart, as a text with all decimals: `19.80`.' }) total!: string;
  @Text() currency!: string;
}

export class PriceChangeResponse {
  @Amount({ description: 'Price of one piece when the line was added.' }) from!: number;
  @Amount({ description: 'Current price of one piece.' }) to!: number;
}

export class CartItemResponse {
  @Integer() id!: number;
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Ref(() => CartProductResponse, { description: 'Product and variant as they are now.' })
  product!: CartProductResponse;
  @Integer({ description: 'Number of pieces.' }) quantity!: number;
  @Amount({ description: 'Current price of one piece in the catalog.' }) price!: number;
  @Amount({ description: '`price` times `quantity`; 0 for a line that cannot be bought.' }) total!: number;
  @Ref(() => PriceChangeResponse, {
    nullable: true,
    description: 'Old and new price of one piece, if the price has changed since the line was added; else null.',
  })
  price_changed!: PriceChangeResponse | null;
  @OneOf(LINE_PROBLEMS, {
    name: 'LineProblem',
    nullable: true,
    description: 'Why the line cannot be bought; null: it can. Such lines do not count in the totals.',
  })
  unavailable!: LineProblem;
  @Integer({ nullable: true, description: 'Maximum number of pieces in one line; null: no limit.' })
  max_quantity!: number | null;
  @Text({ optional: true, description: "What the buyer should know about the line, in the reader's language." })
  message?: string;
}

/** A cart with its lines and totals. */
export class CartResponse {
  @Integer({ optional: true, description: 'Assigned when the first line is added; missing before that.' }) id?: number;
  @ListOf(() => CartItemResponse, { description: 'Lines, in the order in which they were added.' })
  items!: CartItemResponse[];
  @Amount() subtotal!: number;
  @Amount() tax!: number;
  @Amount() shipping!: number;
  @Amount() shipping_tax!: number;
  @Amount() total!: number;
  @Text() currency!: string;
  @Flag() prices_include_tax!: boolean;
  @Integer({ description: 'Number of pieces of all lines.' }) count!: number;
  @Text({ nullable: true, description: 'Key of the chosen shipping method; null: none chosen.' }) shipping_method!:
    string | null;
  @Text({
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the destination; null: not chosen, so that no tax is calculated.',
  })
  shipping_country!: string | null;
}

/**
 * @param say translates a text
 * @param format formats an amount
 */
export function cartResponse({ cart, lines, totals }: ShownCart, say: Say, format: FormatMoney): CartResponse {
  return {
    ...(cart && { id: Number(cart.cartId) }),
    items: lines.map((line) => itemResponse(line, say, format)),
    subtotal: totals.subtotal.toNumber(),
    tax: totals.tax.toNumber(),
    shipping: totals.shipping.toNumber(),
    shipping_tax: totals.shippingTax.toNumber(),
    total: totals.total.toNumber(),
    currency: totals.total.currency,
    prices_include_tax: totals.pricesIncludeTax,
    count: countOf(lines),
    shipping_method: cart?.shippingMethod ?? null,
    shipping_country: cart?.shippingCountry ?? null,
  };
}

function itemResponse(priced: PricedLine, say: Say, format: FormatMoney): CartItemResponse {
  const { line, sellable, problem, total } = priced;
  const before = previousPrice(priced);
  const sentences = lineSentences(priced, say, format);
  return {
    id: line.itemId,
    product_id: line.productId,
    variant_id: line.variantId,
    product: {
      ...productOf(sellable),
      price: sellable.price.toNumber(),
      old_price: sellable.oldPrice?.toNumber() ?? null,
    },
    quantity: line.quantity,
    price: sellable.price.toNumber(),
    total: total.toNumber(),
    price_changed: before && { from: before.toNumber(), to: sellable.price.toNumber() },
    unavailable: problem,
    max_quantity: sellable.maxQuantity,
    ...(sentences.length > 0 && { message: sentences.join(' ') }),
  };
}

const productOf = (sellable: Sellable): ProductOfLineResponse => ({
  id: sellable.productId,
  title: sellable.name,
  name: sellable.name,
  alias: sellable.alias,
  link: sellable.link,
  image: sellable.image,
  sku: sellable.sku,
  in_stock: sellable.inStock,
  attributes: sellable.attributes,
});

export const callbackProductResponse = (sellable: Sellable): CallbackProductResponse => ({
  ...productOf(sellable),
  variant_id: sellable.variantId,
  price: sellable.price.toString(),
  old_price: sellable.oldPrice?.toString() ?? null,
});

export const miniCartResponse = ({ lines, totals: { total } }: ShownCart): MiniCartResponse => ({
  count: countOf(lines),
  total: total.toString(),
  currency: total.currency,
});
