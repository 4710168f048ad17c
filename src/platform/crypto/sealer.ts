import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './key-ring.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts stored data that must be readable again, but not by someone who has only the database: AES-256-GCM, with a
 * separate key for each purpose. A sealed value is `<key id>.<base64>`; values without a key id are from versions with
 * a single key.
 */
export class Sealer {
  private readonly derived = new Map<string, Buffer>();

  /** @param purpose of the data; each purpose has a separate key */
  constructor(
    private readonly keys: KeyRing,
    private readonly purpose: string,
  ) {}

  seal(text: string): string {
    const { current } = this.keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keyOf(current), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${current.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')}`;
  }

  /** Decrypts a value; null if it was sealed with an unknown secret or for another purpose. */
  open(sealed: string): string | null {
    const at = sealed.indexOf('.');
    const bytes = Buffer.from(sealed.slice(at + 1), 'base64');
    const known = at === -1 ? this.keys.keys : [this.keys.byId(sealed.slice(0, at))];
    for (const key of known) {
      const text = key && this.openWith(key, bytes);
      if (text !== null) return text;
    }
    return null;
  }

  /** Encrypts a value with the current key; null if the value is already encrypted with it, or cannot be decrypted. */
  reseal(sealed: string): string | null {
    if (sealed.startsWith(`${this.keys.current.id}.`)) return null;
    const text = this.open(sealed);
    return text === null ? null : this.seal(text);
  }

  private openWith(key: Key, bytes: Buffer): string | null {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.keyOf(key), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }

  private keyOf({ id, secret }: Key): Buffer {
    let key = this.derived.get(id);
    if (!key) this.derived.set(id, (key = Buffer.from(hkdfSync('sha256', secret, '', this.purpose, 32))));
    return key;
  }
}
