import type { PaymentFile, RefundFileFormat } from './payment-file.js';
import { writePain001 } from './write-pain001.js';
import { writeRefundCsv } from './write-refund-csv.js';

const WRITERS: Readonly<Record<RefundFileFormat, (file: PaymentFile) => string>> = {
  'pain.001.001.09': (file) => writePain001(file, '09'),
  'pain.001.001.03': (file) => writePain001(file, '03'),
  csv: writeRefundCsv,
};

/** The content of a file for the bank, in UTF-8. */
export const writeRefundFile = (file: PaymentFile, format: RefundFileFormat): string => WRITERS[format](file);
