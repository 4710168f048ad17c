import { currencyOfCell } from '../csv/currency.js';

/** Currency of accounts whose IBAN begins with the country, where the file does not name another. */
const OF_COUNTRY: Readonly<Record<string, string>> = { UA: 'UAH', BY: 'BYN', KZ: 'KZT', MD: 'MDL', GE: 'GEL' };
/** Russian accounts have the number of the currency in their digits 6 to 8. */
const OF_NUMBER: Readonly<Record<string, string>> = {
  '810': 'RUB',
  '643': 'RUB',
  '840': 'USD',
  '978': 'EUR',
  '156': 'CNY',
};

/** Currency of an account; null if neither the file nor the number of the account says it. */
export function accountCurrency(account: string | null, named: string | undefined): string | null {
  const written = named === undefined ? null : (OF_NUMBER[named] ?? currencyOfCell(named));
  if (written !== null || account === null) return written;
  if (/^\d{20}$/.test(account)) return OF_NUMBER[account.slice(5, 8)] ?? null;
  return OF_COUNTRY[account.slice(0, 2)] ?? null;
}
