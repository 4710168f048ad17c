import { hkdfSync } from 'node:crypto';

/** Minimum length of a secret. A text with commas is a list of secrets only if all parts have this length. */
export const SECRET_MIN_LENGTH = 32;

export interface Key {
  /** Eight hexadecimal digits, derived from the secret without revealing it. */
  readonly id: string;
  readonly secret: string;
}

/**
 * The secrets of SESSION_SECRET. The first one, the current one, signs and encrypts; the others only verify and decrypt
 * older data, so that a secret can be replaced without ending sessions.
 */
export class KeyRing {
  readonly keys: readonly Key[];
  readonly current: Key;

  /** @param secrets at least one, the current one first */
  constructor(secrets: readonly string[]) {
    this.keys = [...new Set(secrets)].map((secret) => ({ id: keyId(secret), secret }));
    this.current = this.keys[0]!;
  }

  /**
   * Reads `secret` or `secret,secret,…`. A text is a list only if each part is long enough for a secret. Because a
   * single secret may contain commas, the whole text is then added as the oldest key: what it signed stays valid.
   */
  static read(text: string): KeyRing {
    const parts = text.split(',').map((part) => part.trim());
    const isList = parts.length > 1 && parts.every((part) => part.length >= SECRET_MIN_LENGTH);
    return new KeyRing(isList ? [...parts, text] : [text]);
  }

  byId(id: string): Key | null {
    return this.keys.find((key) => key.id === id) ?? null;
  }
}

const keyId = (secret: string): string => Buffer.from(hkdfSync('sha256', secret, '', 'key id', 4)).toString('hex');
