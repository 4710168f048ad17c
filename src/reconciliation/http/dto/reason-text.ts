import { formatMoney, type Language } from '#kernel';
import type { Messages } from '../../../platform/i18n/i18n.module.js';
import type { Reason } from '../../matching/matching.types.js';

/** Values of reasons that are decimal amounts in the currency of the value `currency`. */
const AMOUNTS = ['open', 'total', 'difference'];

/** Returns the sentence for a reason. Amounts and days are stored without format, and written as the reader does. */
export function reasonText(messages: Messages, language: Language, { code, values }: Reason): string {
  const shown = Object.entries(values).map(([name, value]) => {
    if (name === 'day') return [name, longDate(value, language)];
    return [name, AMOUNTS.includes(name) ? formatMoney(value, values['currency']!, language) : value];
  });
  return messages.translate(language, `matching.reason.${code}`, Object.fromEntries(shown) as Record<string, string>);
}

const longDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
