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
  ])('of "%s" is the declared one, %s', (text, declared, encoding) => {
    expect(remittance(text, declared, encoding)).toBe(text);
  });

  test.each([
    ['utf-8', 'ISO-8859-1', true],
    ['utf-16le', 'UTF-16', true],
    ['utf-16be', 'UTF-16', true],
    ['utf-16le', 'UTF-8', false],
    ['utf-16be', 'UTF-16', false],
  ])('is %s by the first bytes, whatever is declared or asked for', (encoding, declared, mark) => {
    expect(remittance('Їжак', declared, encoding, mark, 'windows-1252')).toBe('Їжак');
  });

  test('is UTF-8 for a file in single bytes that still declares UTF-16', () => {
    expect(remittance('Їжак', 'UTF-16', 'utf-8')).toBe('Їжак');
  });

  test('is the one asked for rather than the declared one', () => {
    expect(remittance('Größe', 'UTF-8', 'latin1', false, 'windows-1252')).toBe('Größe');
  });

  test('is refused if the bytes contradict it, or if nobody knows it', () => {
    expect(() => decodeXml(iconv.encode('<?xml version="1.0"?><a>Größe</a>', 'latin1'))).toThrow(
      'bad_encoding at utf-8',
    );
    expect(() => decodeXml(Buffer.from('<?xml version="1.0" encoding="EBCDIC-7"?><a/>'))).toThrow(
      'unknown_encoding at EBCDIC-7',
    );
  });
});
