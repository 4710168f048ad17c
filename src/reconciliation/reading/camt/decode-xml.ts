import { UnreadableStatement } from '../read-file.types.js';

/** The encoding declaration is within these bytes. Its characters are ASCII in every encoding except UTF-16. */
const DECLARATION_BYTES = 256;
const DECLARED = /^\s*<\?xml\s[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const NAME_LENGTH = 40;

/** Returns the encoding that the first bytes prove by a byte order mark or by '<' in UTF-16; else null. */
function provenEncoding(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : null;
}

function declaredEncoding(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const declared = DECLARED.exec(head)?.[1] ?? 'utf-8';
  // A file in UTF-16 would have been recognized by its first bytes. This one was converted, so its declaration is
  // outdated.
  return /^utf-?16|^ucs-?2|^iso-10646-ucs/i.test(declared) ? 'utf-8' : declared;
}

function decoderOf(encoding: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(encoding.trim().replace(/^cp-?(?=125\d$)/i, 'windows-'), { fatal: true });
  } catch {
    throw new UnreadableStatement('unknown_encoding', encoding.slice(0, NAME_LENGTH));
  }
}

/**
 * Decodes an XML document. The encoding is the one that the first bytes prove, else the given one, else the declared
 * one.
 * @throws UnreadableStatement 'unknown_encoding', or 'bad_encoding' if the bytes do not fit the encoding
 */
export function decodeXml(bytes: Uint8Array, encoding?: string): string {
  const decoder = decoderOf(provenEncoding(bytes) ?? encoding ?? declaredEncoding(bytes));
  try {
    return decoder.decode(bytes);
  } catch {
    throw new UnreadableStatement('bad_encoding', decoder.encoding);
  }
}
