import { createHmac } from 'node:crypto';
import type { CookieOptions } from 'express-session';
import type { Config } from '../../config/config.js';
import { limitsOf } from './session-limits.js';

/** `__Host-` makes browsers insist on Secure, on no Domain, and on the path `/`. */
export const sessionCookieName = (config: Pick<Config, 'https'>): string => (config.https ? '__Host-shop' : 'shop');

export const sessionCookie = (config: Pick<Config, 'https' | 'basePath'>): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: config.https,
  path: config.https ? '/' : config.basePath || '/',
  maxAge: limitsOf({}).absolute,
});

/** The cookie's value is `s:<session id>.<signature>`, as express-session writes and reads it. */
export const signatureOf = (sid: string, secret: string): string => createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
