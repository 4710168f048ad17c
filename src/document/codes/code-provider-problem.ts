import type { PaymentCodeProvider } from '#contracts';
import { pick } from '#kernel';

const KEY = /^[a-z][a-z0-9_]{0,49}$/;
const CURRENCY = /^[A-Z]{3}$/;
const COUNTRY = /^[A-Z]{2}$/;

/** Why the provider of payment codes cannot be registered, as the end of a sentence; null if it can. */
export function codeProviderProblem(provider: PaymentCodeProvider): string | null {
  const { key, currencies, countries, caption } = provider;
  if (typeof key !== 'string' || !KEY.test(key))
    return `its key ${JSON.stringify(key)} is not a lower-case word of at most 50 characters`;
  if (!isListOf(currencies, CURRENCY)) return 'its currencies are not a list of three-letter codes';
  if (!isListOf(countries, COUNTRY)) return 'its countries are not a list of two-letter codes';
  if (pick(caption, 'en') === '') return 'it has no caption';
  return typeof provider.encode === 'function' ? null : 'it has no method encode';
}

const isListOf = (list: unknown, pattern: RegExp): boolean =>
  Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string' && pattern.test(one));
