import type { RowWithContent } from '../data/invoice-row.js';
import type { DocumentFigures, FigureLine } from '../domain/document-figures.js';
import type { DocumentParty } from '../domain/document-parties.js';
import { invoiceNumberText } from '../domain/invoice-number.js';
import type { EInvoice, EInvoiceLine, TaxKind } from './e-invoice.js';

/**
 * The document in the terms of the standard; null if its parties are not stored: for invoices that earlier versions of
 * the shop have stored, and for invoices of anonymized orders.
 * @param today the current seller, for data that was missing when the document was issued
 */
export function describeEInvoice(row: RowWithContent, today: DocumentParty): EInvoice | null {
  const { figures, content, currency } = row;
  const parties = figures?.parties;
  if (!figures || !parties) return null;
  const known = Object.entries(parties.seller).filter(([, value]) => value !== '');
  const seller: DocumentParty = { ...today, ...Object.fromEntries(known) };
  const buyer = buyerOf(parties.buyer, seller, content.isCollected ?? false);
  const kindOf = kindsOf(figures, seller.vatId !== '');
  const entries = entriesOf(figures, kindOf);
  const shipped = shippingOf(figures, kindOf, content.shippingTitle ?? 'Delivery');
  // A document needs at least one line. If it has only shipping, the shipping becomes lines instead of charges.
  const isCharged = entries.length > 0;
  const lines = isCharged
    ? entries.map(({ tax: _, ...line }, index) => ({ ...line, name: content.lines[index]?.name ?? line.name }))
    : shipped.map(({ tax: _, ...line }) => line);
  const charges = isCharged ? shipped.map(chargeOf) : [];
  const linesNet = sum(lines.map(({ net }) => net));
  const net = linesNet + sum(charges.map(({ amount }) => amount));
  const tax = sum([...entries, ...shipped].map((entry) => entry.tax));
  const gross = net + tax;
  const paid = row.kind === 'invoice' ? smaller(BigInt(parties.paid), gross) : 0n;
  const due = gross - paid;
  const isOwed = row.kind === 'invoice' && due > 0n;
  return {
    type: row.kind,
    number: invoiceNumberText(row),
    issuedOn: parties.issuedOn,
    currency,
    note: row.kind === 'credit_note' ? row.content.reason : null,
    corrects:
      row.corrected && figures.corrects ? { number: invoiceNumberText(row.corrected), ...figures.corrects } : null,
    orderNumber: content.order.number,
    reference: content.order.reference,
    seller,
    // Parties of a document that is not subject to VAT have no VAT id.
    buyer: kindOf(0).category === 'O' ? { ...buyer, vatId: '' } : buyer,
    deliverTo: parties.deliverTo,
    account: isOwed ? parties.account : null,
    dueOn: isOwed ? parties.dueOn : null,
    terms: row.kind === 'invoice' ? (isOwed ? row.content.payment.title : null) : row.content.reason || '-',
    lines,
    charges,
    taxes: taxesOf([...entries, ...shipped]),
    linesNet,
    net,
    tax,
    gross,
    paid,
    due,
  };
}

/**
 * Returns the buyer with a country, which BR-11 requires. An order that is picked up or needs no address may lack the
 * country. Its goods are handed over in the seller's country, so the buyer gets this country.
 */
function buyerOf(buyer: DocumentParty, seller: DocumentParty, isCollected: boolean): DocumentParty {
  const isPlaceless = isCollected || (buyer.address === '' && buyer.city === '');
  return buyer.country === '' && isPlaceless ? { ...buyer, country: seller.country } : buyer;
}

type Entry = EInvoiceLine & { readonly tax: bigint };

/** A seller without VAT id who charges no tax is not subject to VAT. */
function kindsOf({ lines, shippingTaxes = [] }: DocumentFigures, hasVatId: boolean): (rate: number) => TaxKind {
  const isTaxed = hasVatId || [...lines, ...shippingTaxes].some(({ tax }) => BigInt(tax) > 0n);
  return (rate) =>
    isTaxed ? { category: rate > 0 ? 'S' : 'Z', rate: rate > 0 ? rate : 0 } : { category: 'O', rate: null };
}

/** Pieces first, then other amounts as one line for each rate, as in the texts of the document. */
function entriesOf(figures: DocumentFigures, kindOf: (rate: number) => TaxKind): Entry[] {
  const entry = (line: FigureLine): Entry => {
    const { name, sku, quantity, taxRate } = line;
    const [total, tax] = [BigInt(line.total), BigInt(line.tax)];
    return { ...kindOf(taxRate), name, sku, quantity, net: figures.pricesIncludeTax ? total - tax : total, tax };
  };
  const partial = new Map<number, Entry>();
  for (const line of figures.lines.filter(({ quantity }) => quantity === 0)) {
    const one = entry(line);
    const before = partial.get(line.taxRate);
    const sums = { net: one.net + (before?.net ?? 0n), tax: one.tax + (before?.tax ?? 0n) };
    partial.set(line.taxRate, { ...one, ...sums, sku: null, quantity: 1 });
  }
  return [...figures.lines.filter(({ quantity }) => quantity > 0).map(entry), ...partial.values()];
}

/** The shipping as one entry for each tax rate. */
function shippingOf(
  { shipping, shippingTaxes, pricesIncludeTax }: DocumentFigures,
  kindOf: (rate: number) => TaxKind,
  title: string,
): Entry[] {
  return (shippingTaxes ?? [{ amount: shipping, tax: '0', taxRate: 0 }])
    .map(({ amount, tax, taxRate }) => ({
      ...kindOf(taxRate),
      ...{ name: title, sku: null, quantity: 1 },
      net: BigInt(amount) - (pricesIncludeTax ? BigInt(tax) : 0n),
      tax: BigInt(tax),
    }))
    .filter(({ net, tax }) => net > 0n || tax > 0n);
}

const chargeOf = ({ category, rate, name, net }: Entry): EInvoice['charges'][number] => ({
  ...{ category, rate },
  title: name,
  amount: net,
});

function taxesOf(entries: ReadonlyArray<TaxKind & { net: bigint; tax: bigint }>): EInvoice['taxes'] {
  const sums = new Map<string, TaxKind & { basis: bigint; tax: bigint }>();
  for (const { category, rate, net, tax } of entries) {
    const key = `${category} ${rate}`;
    const before = sums.get(key) ?? { category, rate, basis: 0n, tax: 0n };
    sums.set(key, { ...before, basis: before.basis + net, tax: before.tax + tax });
  }
  return [...sums.values()];
}

const sum = (values: readonly bigint[]): bigint => values.reduce((all, one) => all + one, 0n);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
