import type { SettingDeclaration, SettingValues } from '#contracts';
import { Money, pick, type Language, type Localized } from '#kernel';
import { isEmpty } from './hidden-because.js';

interface Reader {
  readonly language: Language;
  readonly fallback: Language;
  /** ISO 4217 of money settings. */
  readonly currency: string;
}

/** What customers may see of a method's settings, in their language: declared `listed`, not secret, not empty. */
export function listedSettings(declarations: readonly SettingDeclaration[], values: SettingValues, reader: Reader): Record<string, unknown> {
  const shown = declarations.filter(({ name, listed, secret }) => listed && !secret && !isEmpty(values[name]));
  return Object.fromEntries(shown.map((declaration) => [declaration.name, readable(declaration, values[declaration.name], reader)]));
}

function readable({ type }: SettingDeclaration, value: unknown, { language, fallback, currency }: Reader): unknown {
  switch (type) {
    case 'localized':
      return pick(value as Localized, language, fallback);
    case 'money':
      return Money.of(value as string, currency).toNumber();
    case 'money_by_country':
      return Object.fromEntries(Object.entries(value as Record<string, string>).map(([country, minor]) => [country, Money.of(minor, currency).toNumber()]));
    default:
      return value;
  }
}
