import { createHash, hash, randomFillSync, timingSafeEqual } from 'node:crypto';

/** Digits, capitals and small letters, in the order of their character codes. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// This is the largest multiple of 62 within a byte; higher bytes would make the first characters more likely.
const UNBIASED = 248;

/** `length` characters from a cryptographically secure source, each of the 62 equally likely (5.95 bits each). */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomSlice(length - text.length)) {
      if (byte < UNBIASED) text += BASE62.charAt(byte % 62);
    }
  }
  return text;
}

/** A non-negative integer in base 62, most significant character first, padded with '0' to `length`. */
export function encodeBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = BASE62.charAt(rest % 62) + text;
  return text.padStart(length, '0');
}

/** Number of random bytes requested at once; one system call per id would dominate its cost. */
const POOL = 4096;

const pool = Buffer.allocUnsafeSlow(POOL);
let used = POOL;

/** Bytes from a cryptographically secure source. No byte is returned twice, and none stays in memory afterwards. */
export function randomSlice(length: number): Buffer {
  if (length > POOL) return randomFillSync(Buffer.allocUnsafe(length));
  if (used + length > POOL) {
    randomFillSync(pool);
    used = 0;
  }
  const slice = Buffer.from(pool.subarray(used, used + length));
  pool.fill(0, used, used + length);
  used += length;
  return slice;
}

// The key has 32 × log2(62) = 190 random bits.
const KEY_LENGTH = 32;

/** SHA-256 of the UTF-8 text, 32 bytes; the form in which secrets are stored and looked up. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** SHA-256 of bytes, or of the UTF-8 text. */
export function sha256Hex(content: string | Buffer): string {
  return hash('sha256', content, 'hex');
}

/** Generates an order key: 32 URL-safe characters with 190 random bits. */
export function newOrderKey(): string {
  return randomBase62(KEY_LENGTH);
}

/** Generates a cart token for a caller without cookies; as strong as an order key. */
export function newCartToken(): string {
  return randomBase62(KEY_LENGTH);
}

/** Compares in constant time, so that timing reveals neither the position nor the length of a difference. */
export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}

let lastMs = 0;
let counter = 0;

/**
 * Generates a UUID version 7 (RFC 9562): milliseconds, a 12-bit counter, 62 random bits. Within a process, later ones
 * sort after earlier ones, even within a millisecond or if the system clock is set back.
 */
export function uuid(): string {
  const bytes = randomSlice(16);
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    // The counter starts in the lower half of its range, so that it can be incremented.
    counter = bytes.readUInt16BE(6) & 0x7ff;
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text has the format of a UUID of any version. */
export const isUuid = (text: string): boolean => UUID.test(text);
