import { pick, type Localized } from '#kernel';
import { bankInvoiceSettings } from './bank-invoice.settings.js';

const check = (name: string, value: string) =>
  bankInvoiceSettings.find((setting) => setting.name === name)!.check!(value);
const problem = (name: string, value: string) => pick((check(name, value) as { error: Localized }).error, 'en');

describe('settings of the bank invoice', () => {
  it('the bank invoice stores an IBAN without blanks and in capitals', () => {
    expect(check('account_number', ' ua21 3223 1300 0002 6007 2335 6600 1 ')).toEqual({
      value: 'UA213223130000026007233566001',
    });
  });

  it.each([
    ['ZZ213223130000026007233566001', 'country'],
    ['UA21322313000002600723356600', 'too short or too long'],
    ['UA21322313000002600723356600!', 'character'],
    ['UA223223130000026007233566001', 'check digits'],
  ])('the bank invoice refuses the IBAN %s: %s', (iban, word) => {
    expect(problem('account_number', iban)).toContain(word);
  });

  it.each([['322313'], ['ptbnuauk'], ['PTBNUAUKXXX']])('the bank invoice accepts the bank code %s', (code) => {
    expect(check('bank_code', code)).toEqual({ value: code.toUpperCase() });
  });

  it.each([['32231'], ['3223130'], ['PTBNUAU'], ['PTBNUAUKX']])(
    'the bank invoice refuses the bank code %s and says what is allowed',
    (code) => {
      expect(problem('bank_code', code)).toMatch(/6 digits.*8 or 11/);
    },
  );

  it.each([['12345678'], ['1234567890']])('the bank invoice accepts the tax id %s', (id) => {
    expect(check('tax_id', id)).toEqual({ value: id });
  });

  it.each([['1234567'], ['123456789'], ['12345678a']])(
    'the bank invoice refuses the tax id %s and says what is allowed',
    (id) => {
      expect(problem('tax_id', id)).toMatch(/8 digits.*10 digits/);
    },
  );

  it('the bank invoice has all of its settings, with labels in three languages', () => {
    expect(bankInvoiceSettings.map(({ name }) => name)).toEqual([
      'account_holder',
      'bank_name',
      'account_number',
      'bank_code',
      'tax_id',
      'payment_terms',
      'auto_generate_invoice',
      'require_confirmation',
      'instructions',
      'cancel_after',
      'reminders',
      'clock_follows_statements',
      'banking_days',
      'auto_reinstate',
      'auto_match',
      'nbu_code',
    ]);
    for (const { label, help } of bankInvoiceSettings) {
      expect(Object.keys(label).sort()).toEqual(['en', 'ru', 'uk']);
      expect(Object.keys(help!).sort()).toEqual(['en', 'ru', 'uk']);
    }
  });
});
