import iconv from 'iconv-lite';
import { decodeStatement } from './decode-statement.js';

test('a statement is decoded without its byte order mark and without control characters', () => {
  const text = `${'Buchungstag;Betrag\r\n'.repeat(10)}Jörg\u0000Müßig\u0001;5`;
  expect(decodeStatement(iconv.encode(text, 'utf-16le', { addBOM: true }))).toBe(
    `${'Buchungstag;Betrag\r\n'.repeat(10)}JörgMüßig;5`,
  );
});

const NAMES_OF_WINDOWS_1251 = ['windows-1251', 'CP1251', 'win 1251', 'Windows1251'];
test.each(NAMES_OF_WINDOWS_1251)('the requested encoding %s replaces the detected one', (name) => {
  expect(decodeStatement(iconv.encode('Їжак', 'windows-1251'), name)).toBe('Їжак');
});

test.each(['852', 'cp852', 'IBM-852'])('the encoding name %s means code page 852', (name) => {
  expect(decodeStatement(iconv.encode('Győző', 'cp852'), name)).toBe('Győző');
});

test.each(['klingon', '', 'base64', 'utf-7'])('an encoding named "%s" is refused', (name) => {
  expect(() => decodeStatement(Buffer.from('x'), name)).toThrow('unknown_encoding');
});

test('a binary file is not decoded but refused', () => {
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251));
  expect(() => decodeStatement(bytes)).toThrow('not_text');
});
