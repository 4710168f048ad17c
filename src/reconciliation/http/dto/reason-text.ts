import { dateText, formatMoney, type Language } from '#kernel';
import type { Messages } from '../../../platform/i18n/i18n.module.js';
import type { Reason } from '../../matching/matching.types.js';

/** Names of values of a reason that are decimal amounts. The value `currency` names their currency. */
const AMOUNTS = ['open', 'total', 'difference'];

/**
 * Returns the sentence for a reason. Amounts and days are stored without format, and are formatted for the language of
 * the reader.
 */
export function reasonText(messages: Messages, language: Language, { code, values }: Reason): string {
  const shown = Object.entries(values).map(([name, value]) => {
    if (name === 'day') return [name, longDate(value, language)];
    return [name, AMOUNTS.includes(name) ? formatMoney(value, values['currency']!, language) : value];
  });
  return messages.translate(language, `matching.reason.${code}`, Object.fromEntries(shown) as Record<string, string>);
}

const longDate = (day: string, language: Language): string => dateText(new Date(day), language, 'UTC');
