import type { SettingDeclaration } from '#contracts';
import { changedMethod } from './changed-method.js';
import type { MethodRow } from './method-row.js';

const label = { en: 'Label' };
const common: SettingDeclaration[] = [
  { name: 'active', type: 'boolean', label },
  { name: 'position', type: 'integer', label },
  { name: 'title', type: 'localized', label },
];
const settings: SettingDeclaration[] = [
  { name: 'days', type: 'integer', label, default: 7 },
  { name: 'time', type: 'localized', label, default: { en: 'soon', uk: 'скоро' } },
  { name: 'api_key', type: 'string', label, secret: true },
];
const row: MethodRow = {
  id: 1,
  key: 'courier',
  provider: 'courier',
  active: true,
  position: 1,
  title: { en: 'Courier', uk: 'Кур’єр' },
  settings: { api_key: 'secret', of_an_earlier_version: 1 },
  version: 4,
};
const changed = (sent: Record<string, unknown>): MethodRow =>
  changedMethod(row, { settings }, sent, { common, currency: 'EUR', language: 'en' });

describe('changedMethod', () => {
  it('a change of a method keeps settings that were not sent, even undeclared ones, and stores no defaults', () => {
    expect(changed({ active: false, time: { en: 'tomorrow' }, unknown: 1 })).toEqual({
      ...row,
      active: false,
      settings: { ...row.settings, time: { en: 'tomorrow', uk: 'скоро' } },
    });
  });

  it('a change of a method keeps a secret that is sent as null', () => {
    expect(changed({ api_key: null, days: 5 }).settings).toEqual({ ...row.settings, days: 5 });
    expect(changed({ api_key: '' }).settings['api_key']).toBe('');
  });

  it('a change of a method can set its position', () => {
    expect(() => changed({ position: null })).toThrow(
      expect.objectContaining({ fields: { position: [{ key: 'validation.isInt' }] } }),
    );
  });
});
