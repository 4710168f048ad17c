import { piecesAmount } from '#kernel';
import type { RefundedGoods } from '../../payment/index.js';
import type { DocumentFigures, FigureLine, FigureTaxPart } from './document-figures.js';

/** The part of a document that belongs to one order line, or to the shipping at one tax rate, in minor units. */
export interface CreditPart {
  /** Null: shipping. */
  readonly orderItemId: number | null;
  readonly quantity: number;
  /** Thousandths of a percent. */
  readonly taxRate: number;
  /** Amount with tax. */
  readonly gross: bigint;
  readonly tax: bigint;
}

export interface CreditedPieces {
  readonly orderItemId: number;
  readonly quantity: number;
}

/** What is left of an invoice after its credit notes; parts in the order of its lines, then those of the shipping. */
export function remainingParts(invoice: DocumentFigures, credited: readonly DocumentFigures[]): CreditPart[] {
  const before = credited.flatMap(partsOf);
  return partsOf(invoice).map((part) =>
    before.filter((used) => isSamePart(used, part)).reduce((rest, used) => less(rest, used), part),
  );
}

export const grossOf = (parts: readonly CreditPart[]): bigint => parts.reduce((sum, { gross }) => sum + gross, 0n);

/** Everything that is left, including free items. */
export const creditAll = (rest: readonly CreditPart[]): CreditPart[] =>
  rest.filter(({ gross, quantity }) => gross > 0n || quantity > 0);

/**
 * Spreads an amount over the parts in proportion to what is left of them, by largest remainder, and takes the tax of
 * each in proportion. The last credit note takes the rest of each part, so that all of them add up to the invoice.
 * @param amount at most the sum of the parts
 */
export function creditAmount(rest: readonly CreditPart[], amount: bigint): CreditPart[] {
  const left = grossOf(rest);
  if (amount === left) return creditAll(rest);
  const shares = rest.map(({ gross }, index) => ({
    index,
    floor: (gross * amount) / left,
    remainder: (gross * amount) % left,
  }));
  let cents = amount - shares.reduce((sum, { floor }) => sum + floor, 0n);
  const up = new Set<number>();
  for (const { index } of [...shares].sort((a, b) => compare(b.remainder, a.remainder) || a.index - b.index))
    if (cents-- > 0n) up.add(index);
  return shares
    .map(({ index, floor }) => portion(rest[index]!, floor + (up.has(index) ? 1n : 0n), 0))
    .filter(({ gross }) => gross > 0n);
}

/**
 * Credits pieces of lines, at the amounts that a refund of the same pieces has.
 * @returns null if more pieces are named than are left, or if nothing is left of their amount
 */
export function creditPieces(rest: readonly CreditPart[], pieces: readonly CreditedPieces[]): CreditPart[] | null {
  const parts = pieces.map(({ orderItemId, quantity }) => {
    const part = rest.find((one) => one.orderItemId === orderItemId);
    if (!part || quantity > part.quantity) return null;
    return portion(part, piecesAmount(part.gross, part.quantity, quantity), quantity);
  });
  return parts.some((part) => part === null) ? null : (parts as CreditPart[]);
}

/**
 * Credits the goods of a refund with the refunded amounts. Shipping is spread over its tax rates.
 * @returns null if less is left of a line or of the shipping on the invoice
 */
export function creditGoods(rest: readonly CreditPart[], { lines, shipping }: RefundedGoods): CreditPart[] | null {
  const parts = lines.map(({ orderItemId, quantity, amount }) => {
    const part = rest.find((one) => one.orderItemId === orderItemId);
    return part && quantity <= part.quantity && amount.minor <= part.gross
      ? portion(part, amount.minor, quantity)
      : null;
  });
  const ofShipping = rest.filter(({ orderItemId }) => orderItemId === null);
  if (parts.some((part) => part === null) || shipping.minor > grossOf(ofShipping)) return null;
  const shipped = shipping.isPositive() ? creditAmount(ofShipping, shipping.minor) : [];
  return [...(parts as CreditPart[]), ...shipped];
}

function partsOf({ lines, shipping, shippingTaxes, pricesIncludeTax }: DocumentFigures): CreditPart[] {
  const untaxed: FigureTaxPart = { amount: shipping, tax: '0', taxRate: 0 };
  const part = (amount: string, tax: string) => ({
    gross: BigInt(amount) + (pricesIncludeTax ? 0n : BigInt(tax)),
    tax: BigInt(tax),
  });
  return [
    ...lines.map(({ orderItemId, quantity, taxRate, total, tax }) => ({
      ...{ orderItemId, quantity, taxRate },
      ...part(total, tax),
    })),
    ...(shippingTaxes ?? [untaxed]).map(({ amount, tax, taxRate }) => ({
      ...{ orderItemId: null, quantity: 0, taxRate },
      ...part(amount, tax),
    })),
  ];
}

const isSamePart = (one: CreditPart, other: CreditPart): boolean =>
  one.orderItemId === other.orderItemId && (one.orderItemId !== null || one.taxRate === other.taxRate);

const less = (rest: CreditPart, used: CreditPart): CreditPart => ({
  ...rest,
  quantity: rest.quantity - used.quantity,
  gross: rest.gross - used.gross,
  tax: rest.tax - used.tax,
});

const portion = (
  { orderItemId, taxRate, gross: all, tax }: CreditPart,
  gross: bigint,
  quantity: number,
): CreditPart => ({ orderItemId, quantity, taxRate, gross, tax: gross === all ? tax : rounded(tax * gross, all) });

/** Divides and rounds half up; neither is negative. */
const rounded = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** The figures of a credit note, whose lines are the credited parts of the invoice's lines. */
export function creditFigures(invoice: DocumentFigures, parts: readonly CreditPart[]): DocumentFigures {
  const { pricesIncludeTax } = invoice;
  const amountOf = ({ gross, tax }: CreditPart): string => String(pricesIncludeTax ? gross : gross - tax);
  const lines = parts.flatMap((part): FigureLine[] => {
    const line = invoice.lines.find((one) => one.orderItemId === part.orderItemId);
    return line ? [{ ...line, quantity: part.quantity, total: amountOf(part), tax: String(part.tax) }] : [];
  });
  const ofShipping = parts.filter(({ orderItemId }) => orderItemId === null);
  return {
    pricesIncludeTax,
    lines,
    shipping: String(ofShipping.reduce((sum, part) => sum + BigInt(amountOf(part)), 0n)),
    ...(invoice.shippingTaxes && {
      shippingTaxes: ofShipping.map((part) => ({
        amount: amountOf(part),
        tax: String(part.tax),
        taxRate: part.taxRate,
      })),
    }),
  };
}
