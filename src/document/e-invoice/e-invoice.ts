import type { DocumentParty } from '../domain/document-parties.js';

/** VAT category: `S` taxed, `Z` zero rate, `O` not subject to VAT. */
export type TaxCategory = 'S' | 'Z' | 'O';

export interface TaxKind {
  readonly category: TaxCategory;
  /** Thousandths of a percent; null for `O`. */
  readonly rate: number | null;
}

/** A line; amounts without tax, in minor units. */
export interface EInvoiceLine extends TaxKind {
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly net: bigint;
}

/** An invoice or credit note in the terms of EN 16931. Amounts are in minor units, dates are YYYY-MM-DD. */
export interface EInvoice {
  readonly type: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedOn: string;
  readonly currency: string;
  readonly note: string | null;
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null;
  readonly orderNumber: string;
  /** Creditor reference, by which the payment is matched. */
  readonly reference: string;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly deliverTo: DocumentParty | null;
  /** Account for the payment; null if nothing is due. */
  readonly account: { readonly iban: string; readonly holder: string } | null;
  readonly dueOn: string | null;
  readonly terms: string | null;
  readonly lines: readonly EInvoiceLine[];
  /** The shipping, as one charge for each tax rate (BG-21); amounts without tax. */
  readonly charges: ReadonlyArray<TaxKind & { readonly title: string; readonly amount: bigint }>;
  readonly taxes: ReadonlyArray<TaxKind & { readonly basis: bigint; readonly tax: bigint }>;
  readonly linesNet: bigint;
  readonly net: bigint;
  readonly tax: bigint;
  readonly gross: bigint;
  readonly paid: bigint;
  readonly due: bigint;
}

/** Specification that the documents follow: EN 16931 without a national extension. */
export const GUIDELINE = 'urn:cen.eu:en16931:2017';
/** UN/ECE recommendation 20: one piece. */
export const PIECE = 'C62';
/** Reason for the category `O`, as text and code of the list VATEX. */
export const NOT_SUBJECT = { text: 'Not subject to VAT', code: 'VATEX-EU-O' };

export const typeCode = ({ type }: EInvoice): string => (type === 'invoice' ? '380' : '381');
/** A credit transfer: of SEPA if the document is in euros, otherwise any. */
export const meansCode = ({ currency }: EInvoice): string => (currency === 'EUR' ? '58' : '30');

export const chargesTotal = ({ charges }: EInvoice): bigint => charges.reduce((sum, { amount }) => sum + amount, 0n);

/** Percentage with at most three decimals; null for `O`. */
export const percentOf = ({ rate }: TaxKind): string | null => (rate === null ? null : String(rate / 1000));

/** The price of a piece if that is exact, else that of all pieces. */
export function priceOf({ net, quantity }: EInvoiceLine): { readonly amount: bigint; readonly pieces: number } {
  const isExact = net % BigInt(quantity) === 0n;
  return isExact ? { amount: net / BigInt(quantity), pieces: 1 } : { amount: net, pieces: quantity };
}
