import { createHash, timingSafeEqual } from 'node:crypto';
import { randomBase62 } from './base62.js';

// 32 × log2(62) = 190 random bits.
const KEY_LENGTH = 32;

/** SHA-256 of the UTF-8 text: 32 bytes, as secrets are stored and looked up. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

export function sha256Hex(text: string): string {
  return sha256(text).toString('hex');
}

/** The unguessable key that lets its holder read an order: 32 characters, safe in a URL, 190 bits. */
export function newOrderKey(): string {
  return randomBase62(KEY_LENGTH);
}

/** The cart token of a caller without cookies; as strong as an order key. */
export function newCartToken(): string {
  return randomBase62(KEY_LENGTH);
}

/** Compares in constant time, so that timing reveals neither the position nor the length of a difference. */
export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}
