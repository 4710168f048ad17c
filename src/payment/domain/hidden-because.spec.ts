import type { SettingDeclaration } from '#contracts';
import { hiddenBecause } from './hidden-because.js';

const declarations: SettingDeclaration[] = [
  { name: 'bank_name', type: 'string', label: { en: 'Bank' }, required: true },
  { name: 'tax_id', type: 'string', label: { en: 'Tax ID' }, required: true },
  { name: 'instructions', type: 'text', label: { en: 'Instructions' } },
];
const complete = { bank_name: 'Bank', tax_id: '12345678' };

describe('a payment method', () => {
  it('shows when it is active, complete and payments are enabled', () => {
    expect(hiddenBecause({ active: true, paymentsEnabled: true, declarations, values: complete })).toEqual([]);
  });

  it('says each reason why it is hidden', () => {
    expect(hiddenBecause({ active: false, paymentsEnabled: false, declarations, values: { bank_name: ' ' } })).toEqual([
      'inactive',
      'incomplete:bank_name',
      'incomplete:tax_id',
      'payments_disabled',
    ]);
  });
});
