import { decimal } from '../shop/rest.mjs';

const COLUMNS = ['Booking date', 'Payer or payee', 'IBAN', 'Description', 'Amount', 'Currency', 'Transaction ID'];

/** Writes the transactions as a spreadsheet of an online bank does: semicolons, decimal commas, no balances. */
export const csvOf = ({ entries }) =>
  [COLUMNS, ...entries.map(rowOf)].map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('');

const rowOf = ({ day, amount, id, text = '', name = '', account = '' }) => [
  day.split('-').reverse().join('.'),
  ...[name, account, text, decimal(amount).replace('.', ','), 'EUR', id],
];

const quoted = (cell) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
