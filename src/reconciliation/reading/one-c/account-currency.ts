import { currencyOfCell } from '../csv/currency.js';

/** Currencies by the country code of the IBAN, for files that do not state a currency. */
const OF_COUNTRY: Readonly<Record<string, string>> = { UA: 'UAH', BY: 'BYN', KZ: 'KZT', MD: 'MDL', GE: 'GEL' };
/** Currencies by the numeric code that Russian account numbers have in digits 6 to 8. */
const OF_NUMBER: Readonly<Record<string, string>> = {
  '810': 'RUB',
  '643': 'RUB',
  '840': 'USD',
  '978': 'EUR',
  '156': 'CNY',
};

/** Returns the currency of an account by the text in the file, else by the account number; null if neither gives it. */
export function accountCurrency(account: string | null, named: string | undefined): string | null {
  const written = named === undefined ? null : (OF_NUMBER[named] ?? currencyOfCell(named));
  if (written !== null || account === null) return written;
  if (/^\d{20}$/.test(account)) return OF_NUMBER[account.slice(5, 8)] ?? null;
  return OF_COUNTRY[account.slice(0, 2)] ?? null;
}
