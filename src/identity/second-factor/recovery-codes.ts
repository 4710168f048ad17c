import { randomInt } from 'node:crypto';
import { sha256 } from '#kernel';

const HOW_MANY = 10;
/** Without letters that are taken for others; 16 of them are 78 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Ten, as they are shown: `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode);

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As it is stored, however it was typed; null for what is none. */
export function recoveryHash(typed: string): Buffer | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === LENGTH ? sha256(plain) : null;
}
