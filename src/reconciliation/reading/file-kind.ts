import { UnreadableStatement } from './read-file.types.js';

export type FileKind = 'xml' | 'mt940' | 'one_c' | 'table';

/** Signatures of files that are not statements. They are compared with the first bytes, one character per byte. */
/* eslint-disable no-control-regex -- signatures have such bytes */
const OTHERS: readonly [sign: RegExp, reason: string, where: string | null][] = [
  [/^PK\x03\x04[^]{0,2000}(?:\[Content_Types\]|xl\/|mimetypeapplication\/vnd\.oasis)/, 'spreadsheet', null],
  [/^\xd0\xcf\x11\xe0/, 'spreadsheet', null],
  [/^[^]{0,1000}<(?:\w+:)?Workbook[\s>]/, 'spreadsheet', null],
  [/^(?:PK\x03\x04|\x1f\x8b|Rar!|7z\xbc\xaf|BZh)/, 'archive', null],
  [/^[^]{0,1000}%PDF-/, 'pdf', null],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|II\*\0|MM\0\*|RIFF[^]{4}WEBP|[^]{4}ftyp(?:heic|heif|mif1|avif))/, 'image', null],
  [/^\s*(?:<!--[^]{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body|table|meta|script)\b/i, 'web_page', null],
  [/^\s*OFXHEADER:|^[^]{0,2000}<OFX>/, 'other_format', 'OFX'],
  [/^\s*!Type:/, 'other_format', 'QIF'],
  [/^\s*\{\\rtf/, 'other_format', 'RTF'],
  [/^\s*(?:\{\s*["}]|\[\s*["{\]])/, 'other_format', 'JSON'],
  [/^01,[^\n]{0,200}\/\s*\n\s*02,/, 'other_format', 'BAI2'],
];
/* eslint-enable no-control-regex */
/** Number of bytes that are examined. Some banks write a page of text before the first MT940 message. */
const BEGINNING = 65_536;
const MT940_FIELD = /(?:^|[\r\n]|@@|[{äÄ]4:)[ \t]{0,8}:(20|25P?|28C?|34F|60[FM]|61|62[FM]|86|90[CD]):/g;
const BYTE_ORDER_MARK = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/;

/** Returns the first bytes with one character per byte, so that ASCII signatures match in any encoding. */
function beginning(bytes: Uint8Array): string {
  const part = bytes.subarray(0, BEGINNING);
  return Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1');
}

/** Whether the text has at least three different fields of MT940 or MT942, including the reference or the account. */
function isMt940(beginning: string): boolean {
  const tags = new Set([...beginning.matchAll(MT940_FIELD)].map(([, tag]) => tag!.slice(0, 2)));
  return tags.size >= 3 && (tags.has('20') || tags.has('25'));
}

/**
 * Recognizes the kind of a file from its content.
 * @throws UnreadableStatement 'empty', 'spreadsheet', 'archive', 'pdf', 'image', 'web_page', or 'other_format' with the
 * name of the format in `where`
 */
export function fileKind(bytes: Uint8Array): FileKind {
  const raw = beginning(bytes);
  const text = raw.replace(BYTE_ORDER_MARK, '').replaceAll('\0', '');
  if (text.trim() === '' && bytes.length <= BEGINNING) throw new UnreadableStatement('empty');
  const other = OTHERS.find(([sign]) => sign.test(raw) || sign.test(text));
  if (other) throw new UnreadableStatement(other[1], other[2]);
  if (/^\s*</.test(text)) return 'xml';
  if (/^\s*1CClientBankExchange/.test(text)) return 'one_c';
  return isMt940(text) ? 'mt940' : 'table';
}
