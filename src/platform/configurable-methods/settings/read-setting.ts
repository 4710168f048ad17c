import type { SettingDeclaration } from '#contracts';
import { readCountryAmounts } from './read-country-amounts.js';
import { readAmount } from './read-amount.js';
import { readLocalized, readText } from './read-text.js';
import type { SettingReader } from './setting-reader.js';

/** One sent setting in its stored form. What is wrong goes to `refuse`; the result is then of no use. */
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
    case 'boolean':
      if (typeof sent !== 'boolean') reader.refuse(name, { key: 'validation.isBoolean' });
      return sent;
    case 'money':
      return sent === null && isOptional(declaration) ? null : readAmount(name, sent, reader);
    case 'money_by_country':
      return readCountryAmounts(name, sent, reader);
  }
}

/** '' is no choice. */
function readChoice({ name, options = [] }: SettingDeclaration, sent: unknown, { refuse }: SettingReader): unknown {
  if (sent === '') return '';
  const values = options.map(({ value }) => value);
  if (!values.includes(sent as string)) refuse(name, { key: 'validation.isIn', args: { a0: values.join(', ') } });
  return sent;
}

/** A number may be emptied by null when it has no default, which would take its place. */
const isOptional = ({ default: fallback }: SettingDeclaration): boolean => (fallback ?? null) === null;

function readInteger(declaration: SettingDeclaration, sent: unknown, { refuse }: SettingReader): unknown {
  const { name, min, max } = declaration;
  if (sent === null && isOptional(declaration)) return null;
  if (!Number.isSafeInteger(sent)) refuse(name, { key: 'validation.isInt' });
  else if (min !== undefined && (sent as number) < min) refuse(name, { key: 'validation.min', args: { a0: min } });
  else if (max !== undefined && (sent as number) > max) refuse(name, { key: 'validation.max', args: { a0: max } });
  return sent;
}
