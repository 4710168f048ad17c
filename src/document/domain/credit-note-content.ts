import { Money, type Language } from '#kernel';
import { creditFigures, grossOf, type CreditPart } from './credit-parts.js';
import type { DocumentFigures, FigureLine } from './document-figures.js';
import type { InvoiceContent, InvoiceLine } from './invoice-content.js';
import { percentText, taxSummary } from './tax-summary.js';

/** The content of a credit note for its template; like that of an invoice, without payment. Amounts are positive. */
export interface CreditNoteContent extends Omit<InvoiceContent, 'payment'> {
  /** The invoice that it corrects. */
  readonly invoice: { readonly number: string; readonly issuedAt: string };
  readonly reason: string;
}

export interface CreditNoteSource {
  readonly invoice: InvoiceContent;
  /** Figures of the invoice; their lines are in the order of its lines. */
  readonly figures: DocumentFigures;
  readonly parts: readonly CreditPart[];
  readonly reason: string;
  readonly language: Language;
  /** Text of a line that credits a part of an amount, e.g. "Partial credit". */
  readonly partialText: string;
}

export interface WrittenCreditNote {
  readonly content: Omit<CreditNoteContent, 'number' | 'issuedAt'>;
  readonly figures: DocumentFigures;
  readonly total: Money;
}

/** The credit note of parts of an invoice: pieces as their lines, other amounts as one line for each tax rate. */
export function writeCreditNote(source: CreditNoteSource): WrittenCreditNote {
  const { invoice, figures: invoiced, parts, reason, language } = source;
  const { payment: _, number, issuedAt, ...same } = invoice;
  const { currency } = invoice;
  const money = (minor: bigint | string): Money => Money.of(minor, currency);
  const figures = creditFigures(invoiced, parts);
  const amounts = figures.lines.map(({ taxRate, total, tax }) => ({ taxRate, total: money(total), tax: money(tax) }));
  const shipped = (figures.shippingTaxes ?? []).map(({ taxRate, amount, tax }) => ({
    taxRate,
    total: money(amount),
    tax: money(tax),
  }));
  const sum = (values: readonly Money[]): Money => values.reduce((all, one) => all.add(one), Money.zero(currency));
  const total = money(grossOf(parts));
  const lines = [...pieceLines(source, figures), ...partialLines(source, figures)];
  return {
    content: {
      ...same,
      invoice: { number, issuedAt },
      reason,
      lines: lines.map((line, index) => ({ ...line, position: index + 1 })),
      subtotal: sum(amounts.map((line) => line.total)).format(language),
      shipping: money(figures.shipping).format(language),
      taxes: taxSummary([...amounts, ...shipped], figures.pricesIncludeTax, language),
      tax: sum([...amounts, ...shipped].map(({ tax }) => tax)).format(language),
      total: total.format(language),
    },
    figures,
    total,
  };
}

type Line = Omit<InvoiceLine, 'position'>;

function pieceLines({ invoice, figures: invoiced, language }: CreditNoteSource, figures: DocumentFigures): Line[] {
  return figures.lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const original = invoice.lines[invoiced.lines.findIndex((one) => one.orderItemId === line.orderItemId)]!;
      const total = Money.of(line.total, invoice.currency);
      const isWholePrice = BigInt(line.price) * BigInt(line.quantity) === total.minor;
      const price = isWholePrice ? original.price : '';
      return { ...original, quantity: line.quantity, price, total: total.format(language) };
    });
}

function partialLines({ invoice, language, partialText }: CreditNoteSource, figures: DocumentFigures): Line[] {
  const sums = new Map<number, Money>();
  const partial = figures.lines.filter(({ quantity }: FigureLine) => quantity === 0);
  for (const { taxRate, total } of partial)
    sums.set(taxRate, (sums.get(taxRate) ?? Money.zero(invoice.currency)).add(Money.of(total, invoice.currency)));
  return [...sums].map(([rate, sum]) => {
    const amount = sum.format(language);
    const text = { name: partialText, attributes: '', sku: null, taxRate: percentText(rate, language) };
    return { ...text, quantity: 1, price: amount, total: amount };
  });
}
