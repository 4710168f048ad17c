import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './key-ring.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what must be read again, but not with access to the database only: AES-256-GCM, with a key of its own for
 * each purpose. A sealed value is `<key id>.<base64>`; values without a key id were sealed before there were several
 * keys.
 */
export class Sealer {
  private readonly derived = new Map<string, Buffer>();

  /** @param purpose what is sealed: another purpose is another key */
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

  /** null when it was sealed with a secret that is no longer known, or for another purpose. */
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

  /** Sealed with the current key; null when it is already, and when it cannot be opened. */
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
