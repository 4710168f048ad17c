import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONSONANTS = 'bdfghjkmnprstvwz';
const VOWELS = 'aeiou';
const GROUPS = 5;

const fileIn = (dataDir: string): string => join(dataDir, 'admin-password');

const letter = (letters: string): string => letters.charAt(randomInt(letters.length));

/** Generates a password that is easy to read and type: five groups of two syllables and a digit; 79 random bits. */
export function newReadablePassword(): string {
  const group = (): string =>
    letter(CONSONANTS) + letter(VOWELS) + letter(CONSONANTS) + letter(VOWELS) + String(randomInt(10));
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * Stores the generated password in a file that only the server's user can read, so that a later start can show it
 * again.
 */
export function keepPassword(dataDir: string, password: string): void {
  mkdirSync(dataDir, { recursive: true });
  rmSync(fileIn(dataDir), { force: true });
  writeFileSync(fileIn(dataDir), `${password}\n`, { mode: 0o600 });
}

export function keptPassword(dataDir: string): string | null {
  return existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), 'utf8').trim() : null;
}

export function forgetPassword(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
