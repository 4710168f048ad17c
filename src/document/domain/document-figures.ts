import type { OrderLine, OrderRecord } from '../../order/index.js';
import type { DocumentParties } from './document-parties.js';

/** A line with amounts in minor units, as text. The amounts include tax if the prices of the document do. */
export interface FigureLine {
  readonly orderItemId: number;
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
  readonly tax: string;
  /** Thousandths of a percent. */
  readonly taxRate: number;
}

/** The part of an amount that is taxed at one rate; in minor units, as text. */
export interface FigureTaxPart {
  readonly amount: string;
  readonly tax: string;
  /** Thousandths of a percent. */
  readonly taxRate: number;
}

/**
 * The amounts of a document in minor units, as text, for calculations. They equal the formatted amounts of its texts.
 * The line of a credit note has the quantity 0 if a part of its amount is credited.
 */
export interface DocumentFigures {
  readonly pricesIncludeTax: boolean;
  readonly lines: readonly FigureLine[];
  /** Contains its tax if the prices of the document do. */
  readonly shipping: string;
  /** The parts of the shipping by tax rate, which add up to it. Missing: the shipping is not taxed. */
  readonly shippingTaxes?: readonly FigureTaxPart[];
  /** Missing for invoices that earlier versions of the shop have stored, and for invoices of anonymized orders. */
  readonly parties?: DocumentParties;
  /** Credit notes only: day of the invoice, YYYY-MM-DD. */
  readonly corrects?: { readonly issuedOn: string };
}

export const figuresOf = (order: OrderRecord, lines: readonly OrderLine[]): DocumentFigures => ({
  pricesIncludeTax: order.pricesIncludeTax,
  lines: lines.map((line) => ({
    orderItemId: line.id,
    name: line.name,
    sku: line.sku,
    quantity: line.quantity,
    price: String(line.price.minor),
    total: String(line.total.minor),
    tax: String(line.tax.minor),
    taxRate: line.taxRate,
  })),
  shipping: String(order.shipping.minor),
  ...(order.shippingTaxes.length > 0 && {
    shippingTaxes: order.shippingTaxes.map(({ amount, tax, rate }) => ({
      amount: String(amount.minor),
      tax: String(tax.minor),
      taxRate: rate,
    })),
  }),
});
