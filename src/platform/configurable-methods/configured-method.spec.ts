import type { SettingDeclaration } from '#contracts';
import { configuredMethod } from './configured-method.js';
import type { MethodRow } from './method-row.js';

const settings: SettingDeclaration[] = [
  { name: 'bank_name', type: 'string', label: { en: 'Bank' }, required: true },
  { name: 'tax_id', type: 'string', label: { en: 'Tax ID' }, required: true },
  { name: 'country', type: 'string', label: { en: 'Country' }, required: true, default: 'UA' },
  { name: 'instructions', type: 'text', label: { en: 'Instructions' } },
];
const provider = { key: 'transfer', title: { en: 'Transfer' }, settings };
const complete = { bank_name: 'Bank', tax_id: '12345678' };
const configured = (more: Partial<MethodRow>) =>
  configuredMethod(
    {
      id: 1,
      key: 'transfer_usd',
      provider: 'transfer',
      active: true,
      position: 1,
      title: {},
      settings: complete,
      version: 1,
      ...more,
    },
    provider,
  );

describe('a configured method', () => {
  it('a method is shown if it is active and complete; declared defaults count as values', () => {
    expect(configured({})).toMatchObject({ hidden: [], settings: { ...complete, country: 'UA', instructions: null } });
  });

  it('a method lists every reason why it is hidden', () => {
    expect(configured({ active: false, settings: { bank_name: ' ' } }).hidden).toEqual([
      'inactive',
      'incomplete:bank_name',
      'incomplete:tax_id',
    ]);
  });

  it("a method has the merchant's title, or else that of its provider", () => {
    expect(configured({ title: { en: ' ' } }).title).toEqual({ en: 'Transfer' });
    expect(configured({ title: { uk: 'Рахунок у доларах' } }).title).toEqual({ uk: 'Рахунок у доларах' });
  });
});
