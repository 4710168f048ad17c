import type { SettingDeclaration } from '#contracts';
import { readCountryAmounts } from './read-country-amounts.js';
import { readAmount } from './read-amount.js';
import { readLocalized, readText } from './read-text.js';
import type { SettingReader } from './setting-reader.js';

/** Converts one sent setting into its stored form. Problems are passed to `refuse`; the result must then be ignored. */
export function readSetting(
  declaration: SettingDeclaration,
  sent: unknown,
  present: unknown,
  reader: SettingReader,
): unknown {
  const { name, type } = declaration;
  switch (type) {
    case 'string':
    case 'text':
      return readText(declaration, sent, reader);
    case 'localized':
      return readLocalized(declaration, sent, present, reader);
    case 'select':
      return readChoice(declaration, sent, reader);
    case 'integer':
      return readInteger(declaration, sent, reader);
    case 'integers':
      return readIntegers(declaration, sent, reader);
    case 'boolean':
      if (typeof sent !== 'boolean') reader.refuse(name, { key: 'validation.isBoolean' });
      return sent;
    case 'money':
      return sent === null && isOptional(declaration) ? null : readAmount(name, sent, reader);
    case 'money_by_country':
      return readCountryAmounts(name, sent, reader);
  }
}

/** Reads a choice; '' means that nothing is chosen. */
function readChoice({ name, options = [] }: SettingDeclaration, sent: unknown, { refuse }: SettingReader): unknown {
  if (sent === '') return '';
  const values = options.map(({ value }) => value);
  if (!values.includes(sent as string)) refuse(name, { key: 'validation.isIn', args: { a0: values.join(', ') } });
  return sent;
}

/**
 * Whether null may empty a number. A number with a default cannot be emptied, because the default would replace null.
 */
const isOptional = ({ default: fallback }: SettingDeclaration): boolean => (fallback ?? null) === null;

function readInteger(declaration: SettingDeclaration, sent: unknown, { refuse }: SettingReader): unknown {
  const { name, min, max } = declaration;
  if (sent === null && isOptional(declaration)) return null;
  if (!Number.isSafeInteger(sent)) refuse(name, { key: 'validation.isInt' });
  else if (min !== undefined && (sent as number) < min) refuse(name, { key: 'validation.min', args: { a0: min } });
  else if (max !== undefined && (sent as number) > max) refuse(name, { key: 'validation.max', args: { a0: max } });
  return sent;
}

const MAX_ITEMS = 20;

/** Reads a list of different numbers, which is stored in ascending order. */
function readIntegers(declaration: SettingDeclaration, sent: unknown, reader: SettingReader): unknown {
  const { name, maxItems = MAX_ITEMS } = declaration;
  if (!Array.isArray(sent)) reader.refuse(name, { key: 'validation.isArray' });
  else if (sent.length > maxItems) reader.refuse(name, { key: 'validation.arrayMaxSize', args: { a0: maxItems } });
  else if (new Set(sent).size < sent.length) reader.refuse(name, { key: 'validation.arrayUnique' });
  else {
    for (const one of sent) readInteger({ ...declaration, default: 0 }, one, reader);
    return (sent as number[]).toSorted((one, other) => one - other);
  }
  return sent;
}
