import type { Translate, SettingField, SettingsSection } from '#panel';

const COMMON = ['active', 'position'];
const WORDS = ['title', 'description'];
const BANK = ['account_holder', 'bank_name', 'account_number', 'bank_code', 'tax_id'];
const RULES = ['payment_terms', 'cancel_after', 'auto_generate_invoice', 'require_confirmation', 'instructions'];

/** The parts of a method's form, in the order of the specification; of a gateway of one's own, what it declares comes last. */
export function sectionsOf(provider: string, fields: readonly SettingField[], say: Translate): SettingsSection[] {
  const section = (name: string, names: readonly string[]): SettingsSection => ({
    title: say(`payments.sections.${name}`),
    names,
  });
  if (provider === 'cash') return [section('general', COMMON), section('words', [...WORDS, 'info'])];
  if (provider === 'bank_invoice')
    return [section('general', COMMON), section('words', WORDS), section('bank', BANK), section('rules', RULES)];
  const own = fields.map(({ name }) => name).filter((name) => ![...COMMON, ...WORDS].includes(name));
  return [section('general', COMMON), section('words', WORDS), ...(own.length > 0 ? [section('own', own)] : [])];
}
