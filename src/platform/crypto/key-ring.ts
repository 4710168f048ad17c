import { hkdfSync } from 'node:crypto';

/** Shorter ones are refused, and are never taken for a part of a list. */
export const SECRET_MIN_LENGTH = 32;

export interface Key {
  /** Follows from the secret and does not reveal it; eight hexadecimal digits. */
  readonly id: string;
  readonly secret: string;
}

/**
 * The secrets of SESSION_SECRET. The first, current one signs cookies and seals data; the others only read what was
 * signed and sealed with them before, so that a secret can be replaced without ending sessions.
 */
export class KeyRing {
  readonly keys: readonly Key[];
  readonly current: Key;

  /** @param secrets the current one first, at least one */
  constructor(secrets: readonly string[]) {
    this.keys = [...new Set(secrets)].map((secret) => ({ id: keyId(secret), secret }));
    this.current = this.keys[0]!;
  }

  /**
   * Reads `secret` or `secret,secret,…`. A text is a list only when each part could be a secret; as a single secret may
   * have a comma, too, the whole text is then also the oldest key: what was signed with it stays valid.
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
