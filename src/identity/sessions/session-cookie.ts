import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { CookieOptions } from 'express-session';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../../platform/config/config.js';
import { limitsOf } from './session-id.js';
import type { Key, KeyRing } from '../../platform/crypto/key-ring.js';

/** `__Host-` makes browsers insist on Secure, on no Domain, and on the path `/`. */
export const sessionCookieName = (config: Pick<Config, 'https'>): string => (config.https ? '__Host-shop' : 'shop');

export const sessionCookie = (config: Pick<Config, 'https' | 'basePath'>) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: config.https,
    path: config.https ? '/' : config.basePath || '/',
    maxAge: limitsOf({}).absolute,
  }) satisfies CookieOptions;

/** Outlives sessions and opens nothing: by it a device is recognised at its next login. */
export const deviceCookieName = (config: Pick<Config, 'https'>): string => `${sessionCookieName(config)}-device`;

/** null: none was sent, or none of ours. */
export function readDevice(request: Request, config: Pick<Config, 'https'>): string | null {
  const start = `${deviceCookieName(config)}=`;
  const pair = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const value = pair?.slice(start.length) ?? '';
  return /^[0-9A-Za-z]{32}$/.test(value) ? value : null;
}

/** The cookie's value is `s:<session id>.<signature>`, as express-session writes and reads it. */
export const signatureOf = (sid: string, secret: string): string =>
  createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');

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
