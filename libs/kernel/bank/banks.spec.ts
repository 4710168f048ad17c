import { bankOfCode, bankOfIban, BANKS } from './banks.js';
import { isBankCode } from './bank-code.js';
import { IBAN_REGISTRY } from './iban-registry.js';
import { checkDigits } from './mod97.js';

const iban = (country: string, account: string): string => `${country}${checkDigits(country, account)}${account}`;

describe('banks with known names', () => {
  it('a bank is found by an IBAN in any spelling', () => {
    expect(bankOfIban('ua21 3223 1300 0002 6007 2335 6600 1')).toMatchObject({
      code: '322313',
      bic: 'EXBSUAUX',
      name: { en: 'Ukreximbank', uk: 'Укрексімбанк' },
    });
    expect(bankOfIban(iban('DE', '500700101234567890'))).toMatchObject({ name: { en: 'Deutsche Bank' } });
    expect(bankOfIban(iban('LV', 'HABA0551234567890'))).toMatchObject({ name: { en: 'Swedbank' }, bic: 'HABALV22' });
    expect(bankOfIban(iban('PL', '114020040000300201355387'))).toMatchObject({ name: { en: 'mBank' } });
  });

  it('a bank is found by its Ukrainian code and by the BIC of any branch', () => {
    expect(bankOfCode('305299')).toMatchObject({ name: { uk: 'ПриватБанк' } });
    expect(bankOfCode('pbanua2x')).toMatchObject({ code: '305299' });
    expect(bankOfCode('DEUTDEBB101')).toMatchObject({ name: { en: 'Deutsche Bank' } });
  });

  it('no bank is found by an unknown code, an unknown BIC or an invalid IBAN', () => {
    expect(bankOfIban('UA08 9999 9000 0002 6009 0012 3456 7')).toBeNull();
    expect(bankOfIban('UA21 3223 1300 0002 6007 2335 6600 2')).toBeNull();
    for (const code of ['999999', 'GENODEM1GLS', 'XXXXUAUK', '', '305']) expect(bankOfCode(code)).toBeNull();
  });

  it('every bank has a name, a valid BIC of its country, and a code that fits its IBANs', () => {
    for (const { country, code, bic, name } of BANKS) {
      expect(name.en).toMatch(/\S/);
      if (bic) expect([isBankCode(bic), bic.length, bic.slice(4, 6)]).toEqual([true, 8, country]);
      const { pattern, length } = IBAN_REGISTRY.get(country)!;
      const account = code.padEnd(length - 4, '0');
      expect(`${iban(country, account)}`).toMatch(pattern);
    }
  });

  it('no bank is listed twice, and no code is a prefix of another', () => {
    const codes = BANKS.map(({ country, code }) => country + code);
    for (const code of codes) expect(codes.filter((other) => code.startsWith(other))).toEqual([code]);
    const prefixes = BANKS.flatMap(({ bic }) => (bic ? [bic.slice(0, 6)] : []));
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});
