import iconv from 'iconv-lite';
import { camtDocument, details, entry } from '../../../../test/fixtures/bank-statements/camt-document.js';
import { decodeXml } from './decode-xml.js';
import { readCamt } from './read-camt.js';

function remittance(text: string, declared: string, encoding: string, addBOM = false, option?: string): string {
  const entries = entry('5', 'CRDT', details(`<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`));
  const xml = camtDocument({ entries }).replace(' encoding="UTF-8"', declared && ` encoding='${declared}'`);
  const bytes = iconv.encode(xml, encoding, { addBOM });
  const options = option === undefined ? {} : { encoding: option };
  return readCamt(bytes, options).statements[0]!.transactions[0]!.remittance;
}

describe('the encoding of an XML statement', () => {
  test.each([
    ['Größe', 'ISO-8859-1', 'latin1'],
    ['10 €', 'windows-1252', 'windows-1252'],
    ['Příjemce Žofie', 'windows-1250', 'windows-1250'],
    ['Żółć', 'ISO-8859-2', 'iso-8859-2'],
    ['Їжакевич', 'windows-1251', 'windows-1251'],
    ['Ёлкина', 'CP1251', 'windows-1251'],
    ['Їжак', '', 'utf-8'],
  ])(
    'an XML statement with the text "%s" is decoded in the declared encoding "%s", or in UTF-8 without one',
    (text, declared, encoding) => {
      expect(remittance(text, declared, encoding)).toBe(text);
    },
  );

  test.each([
    ['utf-8', 'ISO-8859-1', true],
    ['utf-16le', 'UTF-16', true],
    ['utf-16be', 'UTF-16', true],
    ['utf-16le', 'UTF-8', false],
    ['utf-16be', 'UTF-16', false],
  ])(
    'an XML statement is decoded as %s if its first bytes show it, whatever encoding is declared or requested',
    (encoding, declared, mark) => {
      expect(remittance('Їжак', declared, encoding, mark, 'windows-1252')).toBe('Їжак');
    },
  );

  test('an XML statement in UTF-8 is decoded although it declares UTF-16', () => {
    expect(remittance('Їжак', 'UTF-16', 'utf-8')).toBe('Їжак');
  });

  test('the requested encoding of an XML statement takes precedence over the declared one', () => {
    expect(remittance('Größe', 'UTF-8', 'latin1', false, 'windows-1252')).toBe('Größe');
  });

  test('an XML statement is refused if its encoding is unknown or does not fit its bytes', () => {
    expect(() => decodeXml(iconv.encode('<?xml version="1.0"?><a>Größe</a>', 'latin1'))).toThrow(
      'bad_encoding at utf-8',
    );
    expect(() => decodeXml(Buffer.from('<?xml version="1.0" encoding="EBCDIC-7"?><a/>'))).toThrow(
      'unknown_encoding at EBCDIC-7',
    );
  });
});
