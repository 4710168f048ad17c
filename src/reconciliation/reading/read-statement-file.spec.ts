import iconv from 'iconv-lite';
import { camtDocument, entry } from '../../../test/fixtures/bank-statements/camt-document.js';
import { credit, mt940Message } from '../../../test/fixtures/bank-statements/mt940-message.js';
import { readStatementFile } from './read-statement-file.js';

const CSV = 'Buchungstag;Betrag;Verwendungszweck;Name Zahlungsbeteiligter\r\n05.03.2026;5,00;Order 7;Ana Ruiz\r\n';
const ONE_C = [
  '1CClientBankExchange',
  'ВерсияФормата=1.02',
  'Кодировка=Windows',
  'РасчСчет=UA223052990000026001234567890',
  'СекцияДокумент=Платежное поручение',
  'Номер=7',
  'Дата=05.03.2026',
  'Сумма=5.00',
  'ПлательщикСчет=UA213223130000026007233566001',
  'ПолучательСчет=UA223052990000026001234567890',
  'ДатаПоступило=05.03.2026',
  'НазначениеПлатежа=Order 7',
  'КонецДокумента',
  'КонецФайла',
].join('\r\n');
const formatOf = (bytes: Uint8Array) => readStatementFile(bytes, {}).format;

describe('the format of a statement', () => {
  test.each([
    ['CAMT.053', camtDocument({ entries: entry('5', 'CRDT') })],
    ['CAMT.054', `\r\n ${camtDocument({ version: 'camt.054.001.04', entries: entry('5', 'CRDT') })}`],
    ['MT940', mt940Message({ entries: credit('Order 7') })],
    ['MT940', `${'A page of free text, with one line\r\n'.repeat(100)}${mt940Message({ entries: credit('Order 7') })}`],
    ['MT940', mt940Message({ entries: credit('Order 7'), lineBreak: '@@' })],
    ['MT940', `\u0001{1:F01BANKDEFF}{4:${mt940Message({ entries: credit('Order 7') }).trimEnd()}}\u0003`],
    ['CSV', CSV],
    ['1CClientBankExchange', ONE_C],
  ])('a statement file is recognized as %s from its content', (format, text) => {
    expect(formatOf(Buffer.from(text))).toBe(format);
  });

  test.each([
    ['CAMT.053', camtDocument({ entries: entry('5', 'CRDT') }).replace('UTF-8', 'UTF-16')],
    ['CSV', CSV],
    ['1CClientBankExchange', ONE_C],
    ['MT940', mt940Message({ entries: credit('Order 7') })],
  ])('a statement file in UTF-16 is recognized as %s, in either byte order', (format, text) => {
    expect(formatOf(iconv.encode(text, 'utf-16le', { addBOM: true }))).toBe(format);
    expect(formatOf(iconv.encode(text, 'utf-16be', { addBOM: true }))).toBe(format);
  });
});

describe('a file that is not a bank statement', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');

  test.each([
    ['empty', ''],
    ['empty', '\xef\xbb\xbf \r\n\0'],
    ['spreadsheet', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`],
    ['spreadsheet', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['spreadsheet', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="x"/>'],
    ['archive', 'PK\x03\x04\x14\0statement.xml'],
    ['archive', '\x1f\x8b\x08'],
    ['pdf', '\r\n%PDF-1.7\n'],
    ['image', '\x89PNG\r\n\x1a\n'],
    ['image', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['web_page', '\n<!DOCTYPE html><html><head><title>Log in</title>'],
    ['web_page', '<table><tr><td>1</td></tr></table>'],
    ['other_format at OFX', 'OFXHEADER:100\nDATA:OFXSGML\n<OFX>'],
    ['other_format at OFX', '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?><OFX></OFX>'],
    ['other_format at QIF', '!Type:Bank\nD03/05/2026\nT5.00\n^'],
    ['other_format at JSON', ' {"transactions": []}'],
    ['other_format at BAI2', '01,BANK,SHOP,260305,0800,1,80,,2/\n02,SHOP,BANK,1,260305,,,2/\n'],
    ['not_a_statement', '<?xml version="1.0"?><Document><CstmrCdtTrfInitn/></Document>'],
  ])('a file that is not a bank statement is refused with the reason "%s"', (message, text) => {
    expect(() => readStatementFile(bytes(text), {})).toThrow(new RegExp(`^${message}$`));
  });
});
