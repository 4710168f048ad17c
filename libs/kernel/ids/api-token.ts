import { crc32 } from 'node:zlib';
import { encodeBase62, randomBase62 } from './random-ids.js';

const PREFIX = 'shop_';
const SECRET_LENGTH = 40;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^shop_[0-9A-Za-z]{46}$/;

/** CRC-32 (ISO-HDLC, as in zlib) of the 40 secret characters in ASCII, in base 62, padded to six. */
const checksumOf = (secret: string): string => encodeBase62(crc32(secret), CHECKSUM_LENGTH);

/** Generates a token: `shop_` + 40 random base-62 characters (238 bits) + 6 of checksum. Store only its SHA-256. */
export function newApiToken(): string {
  const secret = randomBase62(SECRET_LENGTH);
  return `${PREFIX}${secret}${checksumOf(secret)}`;
}

/**
 * Whether the text has the prefix, length, alphabet and checksum of a token. This saves look-ups for typos, and lets
 * secret scanners identify tokens. It does not check whether the token exists.
 */
export function isApiTokenShape(text: unknown): text is string {
  if (typeof text !== 'string' || text.length !== PREFIX.length + SECRET_LENGTH + CHECKSUM_LENGTH) return false;
  if (!SHAPE.test(text)) return false;
  const secret = text.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return text.endsWith(checksumOf(secret));
}
