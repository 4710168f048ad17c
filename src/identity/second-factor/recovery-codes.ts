import { randomInt } from 'node:crypto';
import { sha256 } from '#kernel';

const HOW_MANY = 10;
/** Alphabet of the codes, without letters that look like others; 16 of these characters are 78 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Ten codes in the form in which they are shown: `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The stored form of a typed code in any spelling; null if it is not a code. */
export function recoveryHash(typed: string): Buffer | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === LENGTH ? sha256(plain) : null;
}
