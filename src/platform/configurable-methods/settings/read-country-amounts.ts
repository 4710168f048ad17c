import { isISO31661Alpha2 } from 'class-validator';
import { readAmount } from './read-amount.js';
import type { SettingReader } from './setting-reader.js';

/** The key for all countries without an amount of their own. */
const ELSEWHERE = '*';
const MAX_COUNTRIES = 300;

/** Reads `{UA: 4.9, "*": 9}` as minor units by ISO 3166-1 alpha-2 code. The result replaces the whole table. */
export function readCountryAmounts(name: string, sent: unknown, reader: SettingReader): Record<string, string> {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    reader.refuse(name, { key: 'validation.isObject' });
    return {};
  }
  const entries = Object.entries(sent);
  if (entries.length > MAX_COUNTRIES)
    reader.refuse(name, { key: 'validation.arrayMaxSize', args: { a0: MAX_COUNTRIES } });
  const amounts: Record<string, string> = {};
  for (const [key, value] of entries.slice(0, MAX_COUNTRIES)) {
    const country = key.toUpperCase();
    if (country !== ELSEWHERE && !isISO31661Alpha2(country)) {
      reader.refuse(`${name}.${key.slice(0, 20)}`, { key: 'validation.isISO31661Alpha2' });
      continue;
    }
    const amount = readAmount(`${name}.${country}`, value, reader);
    if (amount !== null) amounts[country] = amount;
  }
  return amounts;
}
