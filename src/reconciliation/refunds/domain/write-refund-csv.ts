import { stringify } from 'csv-stringify/sync';
import type { PaymentFile } from './payment-file.js';

const COLUMNS = [
  'execute_on',
  'payer_account',
  'receiver_name',
  'receiver_account',
  'amount',
  'currency',
  'text',
  'end_to_end_id',
];

/** The transfers as CSV (RFC 4180, UTF-8) with a header line. Cells that could be read as formulas are marked as text. */
export const writeRefundCsv = ({ executeOn, batches }: PaymentFile): string =>
  stringify(
    batches.flatMap(({ payer, transfers }) =>
      transfers.map(({ receiver, amount, text, endToEndId }) => [
        executeOn,
        payer.account,
        oneLine(receiver.name),
        receiver.account,
        amount.toString(),
        amount.currency,
        oneLine(text),
        endToEndId,
      ]),
    ),
    { header: true, columns: COLUMNS, record_delimiter: '\r\n', escape_formulas: true },
  );

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ').trim();
