export interface InvoiceNumber {
  readonly series: string;
  readonly year: number;
  /** From 1, without gaps, in each series and year. */
  readonly number: number;
}

/** The number as text: `INV-2026-000017`. */
export const invoiceNumberText = ({ series, year, number }: InvoiceNumber): string =>
  `${series}-${year}-${String(number).padStart(6, '0')}`;

/** Path of the document's file in DATA_DIR. The path of an invoice is also the order's `invoice_path`. */
export const invoicePath = (number: InvoiceNumber): string =>
  `invoices/${number.year}/${invoiceNumberText(number)}.pdf`;

/** Year of a time in the shop's time zone. */
export const yearIn = (timezone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: timezone }).format(moment));
