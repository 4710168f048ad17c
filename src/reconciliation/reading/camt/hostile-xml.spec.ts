import fc from 'fast-check';
import { balance, camtDocument, details, entry } from '../../../../test/fixtures/bank-statements/camt-document.js';
import { UnreadableStatement } from '../read-file.types.js';
import { readCamt } from './read-camt.js';

const MIB = 2 ** 20;
const read = (xml: string) => readCamt(Buffer.from(xml), {});
const document = camtDocument({
  balances: balance('CLBD', '5', '2026-03-05'),
  entries: entry('5', 'CRDT', details('<RmtInf><Ustrd>Größe &amp; Maß <![CDATA[<b>]]></Ustrd></RmtInf>')),
});
const inText = (text: string) => document.replace('Größe', text);

describe('XML that is no honest statement', () => {
  test.each([
    ['<!DOCTYPE Document [<!ENTITY a "b">]>', 'doctype at line 1'],
    ['<!doctype html SYSTEM "http://localhost/x.dtd">', 'doctype at line 1'],
  ])('is refused with the document type %s', (declaration, message) => {
    expect(() => read(declaration + document.split('\n')[1]!)).toThrow(message);
  });

  test('is refused with an entity that XML does not define, and its line', () => {
    expect(() => read(inText('&a;'))).toThrow('doctype at line 2');
    expect(() => read(inText('&nbsp;'))).toThrow('doctype at line 2');
  });

  test.each([
    ['an ampersand that is not escaped', inText('Müller & Co')],
    ['tags that do not match', document.replace('</Ntry>', '</Entry>')],
    ['a text before the root', document.replace('<Document', 'x<Document')],
  ])('is refused for %s, with the line', (_, xml) => {
    expect(() => read(xml)).toThrow(/^bad_xml at line \d$/);
  });

  test.each([
    ['elements', '<a>'.repeat(MIB)],
    ['attributes', `<a ${Array.from({ length: MIB / 8 }, (_, i) => `a${i}=""`).join(' ')}/>`],
    ['an attribute without an end', `<a b="${'x'.repeat(10 * MIB)}`],
    ['a name without an end', `<${'x'.repeat(10 * MIB)}`],
    ['a comment without an end', `<!--${'x'.repeat(10 * MIB)}`],
    ['text', inText('x'.repeat(10 * MIB))],
    ['text in CDATA', inText(`<![CDATA[${'x'.repeat(10 * MIB)}]]>`)],
  ])('is refused for too many or too long %s', (_, xml) => {
    expect(() => read(xml)).toThrow(UnreadableStatement);
  });

  test('of other messages is refused as not a statement', () => {
    expect(() => read('<Document><CstmrCdtTrfInitn/></Document>')).toThrow(/^not_a_statement$/);
    expect(() => read('<html><body/></html>')).toThrow(/^not_a_statement$/);
  });
});

describe('a CAMT document', () => {
  test('is read in parts of any length, with character data and predefined entities', () => {
    expect(read(document).statements[0]!.transactions[0]!.remittance).toBe('Größe & Maß <b>');
  });

  test('that is cut off anywhere is refused, never read in part', () => {
    const bytes = Buffer.from(document);
    const end = bytes.lastIndexOf('>');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end }), (length) => {
        expect(() => readCamt(bytes.subarray(0, length), {})).toThrow(UnreadableStatement);
      }),
    );
    expect(() => readCamt(bytes.subarray(0, end - 20), {})).toThrow('cut_off at line 2');
  });

  test('with any damaged byte is read or refused, never fails otherwise', () => {
    const bytes = Buffer.from(document);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = value;
        try {
          readCamt(damaged, {});
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableStatement);
        }
      }),
    );
  });

  test('gives the same statements with any prefix of its namespace', () => {
    const expected = read(document);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z_][\w.-]{0,20}$/), (prefix) => {
        const parts = { balances: balance('CLBD', '5', '2026-03-05'), entries: entry('5', 'CRDT') };
        const prefixed = read(camtDocument({ ...parts, prefix })).statements[0]!;
        expect(prefixed.closing).toEqual(expected.statements[0]!.closing);
        expect(prefixed.transactions.map(({ amount }) => amount)).toEqual(['5']);
      }),
    );
  });
});
