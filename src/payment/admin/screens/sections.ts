import type { Say, SettingsSection } from '#panel';

const COMMON = ['active', 'position'];
const WORDS = ['title', 'description'];
const BANK = ['account_holder', 'bank_name', 'account_number', 'bank_code', 'tax_id'];
const RULES = ['payment_terms', 'auto_generate_invoice', 'require_confirmation', 'instructions'];

/** The parts of a method's form, in the order of the specification; what a gateway of one's own declares comes last. */
export function sectionsOf(key: string, say: Say): SettingsSection[] {
  const section = (name: string, names: readonly string[]): SettingsSection => ({ title: say(`payments.sections.${name}`), names });
  if (key === 'cash') return [section('general', COMMON), section('words', [...WORDS, 'info'])];
  if (key === 'bank_invoice') return [section('general', COMMON), section('words', WORDS), section('bank', BANK), section('rules', RULES)];
  return [section('general', COMMON), section('words', WORDS)];
}
