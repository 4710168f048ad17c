import iconv from 'iconv-lite';
import { UnreadableStatement } from '../read-file.types.js';
import { detectEncoding } from './detect-encoding.js';

/** Largest share of control characters in a text. Some banks leave a few in names; binary files have more. */
const MAX_CONTROL_SHARE = 0.05;
/** Errors repeat a requested encoding up to this length. */
const NAME_LENGTH = 40;

/** Returns the name that iconv-lite knows, e.g. 'windows-1251' for 'CP 1251' and 'win1251'. */
function knownName(name: string): string {
  const word = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const page = /^(?:windows|win|cp|x|ibm|dos|codepage|oem|cswindows)*(125[0-8]|85[0-9]|86[0-9]|437|1125)$/.exec(
    word,
  )?.[1];
  const encoding = page === undefined ? word : page.startsWith('125') ? `windows-${page}` : `cp${page}`;
  if (!iconv.encodingExists(encoding) || /^(?:base64|hex|binary|utf7|ucs4|utf32)/.test(word)) {
    throw new UnreadableStatement('unknown_encoding', name.slice(0, NAME_LENGTH));
  }
  return encoding;
}

function isText(text: string): boolean {
  let controls = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) controls += 1;
  }
  return controls <= text.length * MAX_CONTROL_SHARE;
}

/**
 * Decodes a file. Removes the byte order mark and all control characters except tabs and line ends.
 * @param encoding name of the encoding; detected if absent
 * @throws UnreadableStatement 'unknown_encoding', or 'not_text' for a spreadsheet, picture or other binary file
 */
export function decodeStatement(bytes: Uint8Array, encoding?: string): string {
  const name = encoding === undefined ? detectEncoding(bytes) : knownName(encoding);
  const text = iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name);
  if (!isText(text)) throw new UnreadableStatement('not_text');
  // eslint-disable-next-line no-control-regex -- removes control characters
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, '');
}
