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

describe('XML that is malformed or hostile', () => {
  test.each([
    ['<!DOCTYPE Document [<!ENTITY a "b">]>', 'doctype at line 1'],
    ['<!doctype html SYSTEM "http://localhost/x.dtd">', 'doctype at line 1'],
  ])('XML with the document type declaration %s is refused', (declaration, message) => {
    expect(() => read(declaration + document.split('\n')[1]!)).toThrow(message);
  });

  test('XML with an entity that is not predefined is refused, and the error names the line', () => {
    expect(() => read(inText('&a;'))).toThrow('doctype at line 2');
    expect(() => read(inText('&nbsp;'))).toThrow('doctype at line 2');
  });

  test.each([
    ['an unescaped ampersand', inText('Müller & Co')],
    ['mismatched tags', document.replace('</Ntry>', '</Entry>')],
    ['text before the root element', document.replace('<Document', 'x<Document')],
  ])('XML with %s is refused, and the error names the line', (_, xml) => {
    expect(() => read(xml)).toThrow(/^bad_xml at line \d$/);
  });

  test.each([
    ['a million nested elements', '<a>'.repeat(MIB)],
    ['an element of 131,072 attributes', `<a ${Array.from({ length: MIB / 8 }, (_, i) => `a${i}=""`).join(' ')}/>`],
    ['an unterminated attribute of 10 MiB', `<a b="${'x'.repeat(10 * MIB)}`],
    ['an unterminated name of 10 MiB', `<${'x'.repeat(10 * MIB)}`],
    ['an unterminated comment of 10 MiB', `<!--${'x'.repeat(10 * MIB)}`],
    ['a text of 10 MiB', inText('x'.repeat(10 * MIB))],
    ['a CDATA section of 10 MiB', inText(`<![CDATA[${'x'.repeat(10 * MIB)}]]>`)],
  ])('XML with %s is refused', (_, xml) => {
    expect(() => read(xml)).toThrow(UnreadableStatement);
  });

  test('XML that is not a CAMT statement is refused with the reason not_a_statement', () => {
    expect(() => read('<Document><CstmrCdtTrfInitn/></Document>')).toThrow(/^not_a_statement$/);
    expect(() => read('<html><body/></html>')).toThrow(/^not_a_statement$/);
  });
});

describe('a CAMT document with misplaced entries or without a statement', () => {
  const message = (content: string) => `<Document>\n<BkToCstmrStmt>\n${content}\n</BkToCstmrStmt></Document>`;
  const one = entry('5', 'CRDT');

  test.each([
    ['in the message itself', one],
    ['in an unknown element', `<Other><More>${one}</More></Other>`],
    ['in a statement of another message', `<Rpt>${one}</Rpt>`],
    ['after the end of a statement', `<Stmt><Id>S1</Id></Stmt>${one}`],
  ])('an entry %s is refused with its line number', (_, content) => {
    expect(() => read(message(content))).toThrow(/^entry_outside at line [34]$/);
  });

  test('an entry outside a statement is refused before the rest of the file is read', () => {
    expect(() => read(`<Document><BkToCstmrStmt>${one}<broken`)).toThrow('entry_outside');
  });

  test('a message without a statement is refused with the reason no_statement', () => {
    expect(() => read(message('<GrpHdr><MsgId>M1</MsgId></GrpHdr>'))).toThrow(/^no_statement$/);
    expect(() => read('<Document><BkToCstmrDbtCdtNtfctn/></Document>')).toThrow(/^no_statement$/);
  });

  test('a statement without entries is read', () => {
    expect(read(camtDocument({})).statements).toMatchObject([{ transactions: [] }]);
  });
});

describe('a CAMT document', () => {
  test('predefined entities and CDATA sections are part of the text of a CAMT payment', () => {
    expect(read(document).statements[0]!.transactions[0]!.remittance).toBe('Größe & Maß <b>');
  });

  test('a CAMT document that is cut off at any byte is refused', () => {
    const bytes = Buffer.from(document);
    const end = bytes.lastIndexOf('>');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end }), (length) => {
        expect(() => readCamt(bytes.subarray(0, length), {})).toThrow(UnreadableStatement);
      }),
    );
    expect(() => readCamt(bytes.subarray(0, end - 20), {})).toThrow('cut_off at line 2');
  });

  test('a CAMT document with any damaged byte is read or refused with UnreadableStatement', () => {
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

  test('a CAMT document gives the same statements with any namespace prefix', () => {
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
