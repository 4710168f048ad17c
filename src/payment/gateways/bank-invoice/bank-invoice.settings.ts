import type { SettingDeclaration, SettingsSection } from '#contracts';
import { checkIban, isBankCode, isTaxId, normalizeBankCode } from '#kernel';
import { labels } from './bank-invoice.labels.js';
import { bankCodeProblem, ibanProblems, taxIdProblem } from './bank-invoice.problems.js';

type Check = NonNullable<SettingDeclaration['check']>;

const iban: Check = (value) => {
  const checked = checkIban(value);
  return checked.ok ? { value: checked.iban } : { error: ibanProblems[checked.reason] };
};

const bankCode: Check = (value) =>
  isBankCode(value) ? { value: normalizeBankCode(value) } : { error: bankCodeProblem };

const taxId: Check = (value) => (isTaxId(value.trim()) ? { value: value.trim() } : { error: taxIdProblem });

/** Settings of the bank invoice. The method is hidden until the five bank details are filled in. */
export const bankInvoiceSettings: readonly SettingDeclaration[] = [
  {
    name: 'account_holder',
    type: 'string',
    label: labels.account_holder,
    help: labels.account_holder_help,
    required: true,
    payee: true,
    listed: true,
    maxLength: 200,
  },
  {
    name: 'bank_name',
    type: 'string',
    label: labels.bank_name,
    help: labels.bank_name_help,
    required: true,
    payee: true,
    listed: true,
    maxLength: 200,
  },
  {
    name: 'account_number',
    type: 'string',
    label: labels.account_number,
    help: labels.account_number_help,
    required: true,
    payee: true,
    listed: true,
    maxLength: 64,
    check: iban,
    iban: { bankName: 'bank_name', bankCode: 'bank_code' },
  },
  {
    name: 'bank_code',
    type: 'string',
    label: labels.bank_code,
    help: labels.bank_code_help,
    required: true,
    payee: true,
    maxLength: 32,
    check: bankCode,
  },
  {
    name: 'tax_id',
    type: 'string',
    label: labels.tax_id,
    help: labels.tax_id_help,
    required: true,
    payee: true,
    maxLength: 32,
    check: taxId,
  },
  {
    name: 'payment_terms',
    type: 'integer',
    label: labels.payment_terms,
    help: labels.payment_terms_help,
    default: 7,
    min: 1,
    max: 30,
    listed: true,
  },
  {
    name: 'auto_generate_invoice',
    type: 'boolean',
    label: labels.auto_generate_invoice,
    help: labels.auto_generate_invoice_help,
    default: false,
  },
  {
    name: 'require_confirmation',
    type: 'boolean',
    label: labels.require_confirmation,
    help: labels.require_confirmation_help,
    default: true,
    warning: { value: false, text: labels.require_confirmation_off },
  },
  {
    name: 'instructions',
    type: 'text',
    label: labels.instructions,
    help: labels.instructions_help,
    payee: true,
    maxLength: 2000,
  },
  {
    name: 'cancel_after',
    type: 'integer',
    label: labels.cancel_after,
    help: labels.cancel_after_help,
    min: 1,
    max: 90,
  },
  {
    name: 'reminders',
    type: 'integers',
    label: labels.reminders,
    help: labels.reminders_help,
    default: [],
    min: -30,
    max: 60,
    maxItems: 5,
  },
  {
    name: 'clock_follows_statements',
    type: 'boolean',
    label: labels.clock_follows_statements,
    help: labels.clock_follows_statements_help,
    default: true,
  },
  { name: 'banking_days', type: 'boolean', label: labels.banking_days, help: labels.banking_days_help, default: false },
  {
    name: 'auto_reinstate',
    type: 'boolean',
    label: labels.auto_reinstate,
    help: labels.auto_reinstate_help,
    default: false,
  },
  {
    name: 'auto_match',
    type: 'select',
    label: labels.auto_match,
    help: labels.auto_match_help,
    default: 'exact',
    options: [
      { value: 'off', label: labels.auto_match_off },
      { value: 'exact', label: labels.auto_match_exact },
      { value: 'reference', label: labels.auto_match_reference },
    ],
  },
  {
    name: 'nbu_code',
    type: 'select',
    label: labels.nbu_code,
    help: labels.nbu_code_help,
    default: '003',
    options: [
      { value: '003', label: labels.nbu_code_003 },
      { value: '002', label: labels.nbu_code_002 },
    ],
  },
];

export const bankInvoiceSections: readonly SettingsSection[] = [
  { title: labels.bank_details, settings: ['account_holder', 'bank_name', 'account_number', 'bank_code', 'tax_id'] },
  {
    title: labels.rules,
    settings: [
      'payment_terms',
      'banking_days',
      'auto_match',
      'auto_generate_invoice',
      'require_confirmation',
      'instructions',
      'nbu_code',
    ],
  },
  { title: labels.clock, settings: ['reminders', 'cancel_after', 'clock_follows_statements', 'auto_reinstate'] },
];
