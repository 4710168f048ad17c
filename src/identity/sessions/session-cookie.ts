import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import type { CookieOptions } from 'express-session';
import type { Config } from '../../platform/config/config.js';
import { limitsOf } from './session-limits.js';

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
