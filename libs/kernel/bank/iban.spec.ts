import fc from 'fast-check';
import { composeIBAN, getCountrySpecifications } from 'ibantools';
import { IBAN_REGISTRY } from './iban-registry.js';
import { accountText } from './account-text.js';
import { checkIban, normalizeIban } from './iban.js';
import { checkDigits } from './mod97.js';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Any IBAN that the registry allows, with valid check digits. */
const ibans = fc
  .constantFrom(...IBAN_REGISTRY)
  .chain(([country, { pattern }]) =>
    fc.stringMatching(pattern).map((text) => country + checkDigits(country, text.slice(4)) + text.slice(4)),
  );

describe('IBAN', () => {
  it.each([
    ['UA213223130000026007233566001', 'UA'],
    ['DE89370400440532013000', 'DE'],
    ['gb29 nwbk 6016 1331 9268 19', 'GB'],
    ['FR1420041010050500013M02606', 'FR'],
    ['NO9386011117947', 'NO'],
    ['MT84MALT011000012345MTLCAST001S', 'MT'],
    ['LC55HEMM000100010012001200023015', 'LC'],
    ['PK36SCBL0000001123456702', 'PK'],
    ['BY13NBRB3600900000002Z00AB00', 'BY'],
    ['SC18SSCB11010000000000001497USD', 'SC'],
    [' UA21\u00a03223 1300 0002 6007 2335 6600 1\n', 'UA'],
  ])("the registry's example %s is a valid IBAN", (text, country) => {
    expect(checkIban(text)).toEqual({ ok: true, iban: normalizeIban(text), country });
  });

  it.each([
    ['ZZ213223130000026007233566001', 'country'],
    ['', 'country'],
    ['12', 'country'],
    ['UA', 'length'],
    ['UA21322313000002600723356600', 'length'],
    ['UA2132231300000260072335660011', 'length'],
    ['x'.repeat(100_000), 'length'],
    ['UA21A223130000026007233566001', 'structure'],
    ['UAAB3223130000026007233566001', 'structure'],
    ['DE8937040044053201300٣', 'structure'],
    ['UA21-322313000002600723356600', 'structure'],
    ['UA223223130000026007233566001', 'checksum'],
  ])('the IBAN %.40s is refused for its %s', (text, reason) => {
    expect(checkIban(text)).toEqual({ ok: false, reason });
  });

  it('letters outside the alphabet of IBANs are not converted', () => {
    expect(checkIban('ıT60X0542811101000000123456').ok).toBe(false);
    expect(checkIban('E\u017f9121000418450200051332').ok).toBe(false);
  });

  it('any account number of any country with its check digits is a valid IBAN, also with blanks and in lower case', () => {
    fc.assert(
      fc.property(ibans, (iban) => {
        expect(checkIban(iban)).toEqual({ ok: true, iban, country: iban.slice(0, 2) });
        expect(checkIban(accountText(iban).toLowerCase())).toMatchObject({ ok: true, iban });
      }),
    );
  });

  it('an IBAN is invalid after any change of one digit or letter', () => {
    fc.assert(
      fc.property(ibans, fc.nat(), fc.nat(), (iban, at, shift) => {
        const index = at % iban.length;
        const kind = DIGITS.includes(iban.charAt(index)) ? DIGITS : LETTERS;
        const other = kind.charAt((kind.indexOf(iban.charAt(index)) + 1 + (shift % (kind.length - 1))) % kind.length);
        expect(checkIban(iban.slice(0, index) + other + iban.slice(index + 1)).ok).toBe(false);
      }),
    );
  });

  it('IBANs have check digits from 02 to 98 only', () => {
    fc.assert(
      fc.property(ibans, (iban) => {
        for (const digits of ['00', '01', '99']) {
          expect(checkIban(iban.slice(0, 2) + digits + iban.slice(4))).toEqual({ ok: false, reason: 'checksum' });
        }
      }),
    );
  });

  it('lengths and check digits of IBANs equal those of an independent implementation', () => {
    const theirs = getCountrySpecifications();
    expect(IBAN_REGISTRY.size).toBe(89);
    for (const [country, { length }] of IBAN_REGISTRY)
      expect([country, length]).toEqual([country, theirs[country]?.chars]);
    fc.assert(
      fc.property(ibans, (iban) => {
        const composed = composeIBAN({ countryCode: iban.slice(0, 2), bban: iban.slice(4) });
        expect(composed ?? iban).toBe(iban);
      }),
    );
  });
});
