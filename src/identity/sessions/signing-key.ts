import { AsyncLocalStorage } from 'node:async_hooks';
import { timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '../../platform/crypto/key-ring.js';
import { signatureOf } from './session-cookie.js';

const olderKey = new AsyncLocalStorage<Key>();

/** The older key that signed the cookie of the request at hand; undefined for the current one. */
export const signingKey = (): Key | undefined => olderKey.getStore();

/**
 * Reads the session while the store knows which key signed its cookie: the secret of a session that is not stored
 * follows from that key. With one key, the usual case, there is nothing to find out.
 */
export function withSigningKey(cookies: string | undefined, name: string, keys: KeyRing, read: () => void): void {
  const older = keys.keys.length > 1 && cookies?.includes(`${name}=`) ? signerOf(cookies, name, keys) : null;
  if (older && older !== keys.current) olderKey.run(older, read);
  else read();
}

function signerOf(cookies: string, name: string, { keys }: KeyRing): Key | null {
  const raw = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  const value = decoded(raw?.slice(name.length + 1) ?? '');
  const at = value.lastIndexOf('.');
  if (!value.startsWith('s:') || at === -1) return null;
  const sid = value.slice(2, at);
  const signature = Buffer.from(value.slice(at + 1));
  return keys.find(({ secret }) => isSame(Buffer.from(signatureOf(sid, secret)), signature)) ?? null;
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);

/** As express-session reads it: what cannot be decoded stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
