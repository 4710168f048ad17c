import type { SettingDeclaration, SettingValues } from '#contracts';
import { Money } from '#kernel';

/**
 * Settings as administrators read them: money as JSON numbers in `currency` (ISO 4217), empty ones as '', {} or null. A
 * secret is null, with `<name>_filled` beside it.
 */
export function settingsToWire(
  declarations: readonly SettingDeclaration[],
  values: SettingValues,
  currency: string,
): Record<string, unknown> {
  return Object.fromEntries(
    declarations.flatMap((declaration) => {
      const { name, secret, default: fallback } = declaration;
      const value = values[name] ?? fallback ?? null;
      if (secret)
        return [
          [name, null],
          [`${name}_filled`, value !== null && value !== ''],
        ];
      return [[name, wireValue(declaration, value, currency)]];
    }),
  );
}

function wireValue({ type }: SettingDeclaration, value: unknown, currency: string): unknown {
  const amount = (minor: string): number => Money.of(minor, currency).toNumber();
  switch (type) {
    case 'string':
    case 'text':
    case 'select':
      return value ?? '';
    case 'localized':
      return value ?? {};
    case 'boolean':
      return value ?? false;
    case 'integer':
      return value;
    case 'integers':
      return value ?? [];
    case 'money':
      return value === null ? null : amount(value as string);
    case 'money_by_country':
      return Object.fromEntries(
        Object.entries((value ?? {}) as Record<string, string>).map(([country, minor]) => [country, amount(minor)]),
      );
  }
}
