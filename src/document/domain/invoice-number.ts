export interface InvoiceNumber {
  readonly series: string;
  readonly year: number;
  /** From 1, without gaps, in each series and year. */
  readonly number: number;
}

/** As people read it: `INV-2026-000017`. */
export const invoiceNumberText = ({ series, year, number }: InvoiceNumber): string =>
  `${series}-${year}-${String(number).padStart(6, '0')}`;

/** Where its file lies below DATA_DIR; also the order's `invoice_path`. */
export const invoicePath = (number: InvoiceNumber): string =>
  `invoices/${number.year}/${invoiceNumberText(number)}.pdf`;

/** The year that a moment falls in where the shop is. */
export const yearIn = (timezone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: timezone }).format(moment));
