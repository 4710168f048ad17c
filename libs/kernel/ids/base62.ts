import { randomSlice } from './random.js';

/** Digits, capitals, small letters: in the order of their character codes. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// The largest multiple of 62 that a byte can count to: bytes from there on would favour the first characters.
const UNBIASED = 248;

/** `length` characters, each of the 62 equally likely (5.95 bits each), from the system's secure random source. */
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
