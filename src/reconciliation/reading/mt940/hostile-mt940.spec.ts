import fc from 'fast-check';
import iconv from 'iconv-lite';
import { credit, mt940Message } from '../../../../test/fixtures/bank-statements/mt940-message.js';
import { UnreadableStatement } from '../read-file.types.js';
import { readMt940 } from './read-mt940.js';

const MIB = 2 ** 20;

function readOrRefuse(bytes: Uint8Array): void {
  try {
    readMt940(bytes, {});
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableStatement);
  }
}

describe('an MT940 text that is malformed or hostile', () => {
  test.each([
    ['line', `:20:x\n:25:1\n:86:${'x'.repeat(10 * MIB)}`],
    ['transaction', `:20:x\n:25:1\n:61:260305C${'9'.repeat(10 * MIB)}`],
    ['number of line breaks', '\r'.repeat(10 * MIB)],
    ['text of many lines', `:20:x\n:25:1\n:86:${'x\n'.repeat(5 * MIB)}`],
  ])('an MT940 text with a %s of 10 MiB is refused', (_, text) => {
    expect(() => readMt940(Buffer.from(text), {})).toThrow(UnreadableStatement);
  });

  test('MT940 texts with 90,000 characters of subfields, codes, slashes and hyphens are read in linear time', () => {
    const texts = ['?20', 'EREF+ ', '/REMI/', '/NAME/', '; OD: ', 'IBAN: ', ' '].map((part) =>
      part.repeat(90_000 / part.length),
    );
    for (const text of texts) {
      readOrRefuse(Buffer.from(mt940Message({ entries: credit(`166?00x${text}`) + `\n${credit(`/EREF/${text}`)}` })));
      readOrRefuse(Buffer.from(mt940Message({ entries: credit(`SEPA OVERBOEKING ${text}`) + `\n${credit(text)}` })));
    }
    readOrRefuse(Buffer.from('-\n'.repeat(MIB)));
    readOrRefuse(Buffer.from(`:20:x\n:25:1\n${'-\n\n'.repeat(10_000)}`));
  });

  test('an MT940 text with damaged or missing bytes is read or refused with UnreadableStatement', () => {
    const bytes = Buffer.from(
      mt940Message({ entries: credit('166?00x?20EREF+1?21SVWZ+Order 7'), closing: 'C260305EUR105,' }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = value;
        readOrRefuse(damaged);
        readOrRefuse(bytes.subarray(0, at));
        readOrRefuse(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + value)]));
      }),
    );
  });

  test('an MT940 text of random fields is read or refused with UnreadableStatement', () => {
    const part = fc.constantFrom(
      ':20:',
      ':25:',
      ':61:',
      ':86:',
      ':62F:',
      ':NS:',
      '260305',
      'C',
      'RD',
      '5,00',
      '\n',
      '-',
      '?20',
      '/REMI/',
      'EUR',
      ' ',
      '{4:',
      '@@',
      '12',
    );
    fc.assert(fc.property(fc.array(part, { maxLength: 60 }), (parts) => readOrRefuse(Buffer.from(parts.join('')))));
  });
});

describe('the encoding of MT940', () => {
  const text = (name: string) => mt940Message({ entries: credit('Rechnung 7', `Auftraggeber ${name} `.repeat(3)) });
  const remittance = (bytes: Uint8Array, encoding?: string) =>
    readMt940(bytes, encoding === undefined ? {} : { encoding }).statements[0]!.transactions[0]!.remittance;

  test.each([
    ['windows-1252', 'Müßiggänger Größe'],
    ['cp852', 'átutalás jóváírása költség nélkül, díjfizetés Győző'],
    ['windows-1250', 'Příjemce Žofie Růžičková, Třebíč, zaúčtování'],
    ['utf-8', 'Сплата за замовлення, Їжакевич'],
    ['windows-1251', 'Сплата за замовлення, Їжакевич'],
  ])('the encoding %s of an MT940 text is recognized', (encoding, name) => {
    expect(remittance(iconv.encode(text(name), encoding))).toContain(name);
  });

  test('the requested encoding of an MT940 text takes precedence over the recognized one', () => {
    expect(remittance(iconv.encode(text('Žižka'), 'windows-1250'), 'windows-1250')).toContain('Žižka');
  });
});
