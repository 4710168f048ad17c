import { createHmac, timingSafeEqual, randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import session, { type CookieOptions, type SessionData } from 'express-session';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Config } from '../../platform/config/config.js';
import type { Key, KeyRing } from '../../platform/crypto/key-ring.js';
import '../../platform/access/session-data.js';
import type { Clock } from '#kernel';
import { isBearerRequest } from '../../platform/http/security/csrf.middleware.js';

const SHAPE = /^g([0-9a-z]{1,9})-[\w-]{32}$/;

/** The time of creation in seconds since 1970, and 192 random bits. express-session signs the id in the cookie. */
export const newSessionId = (now: Date): string =>
  `g${Math.floor(now.getTime() / 1000).toString(36)}-${randomBytes(24).toString('base64url')}`;

/** The CSRF secret of a session that is not stored, derived from the id in the cookie and the key. */
export const secretOf = (sid: string, key: string): string =>
  createHmac('sha256', key).update(`session ${sid}`).digest('base64url');

/**
 * Creation time of the session, from its id, in milliseconds since 1970; null if the id has another form or the session
 * has expired.
 */
export function createdAtOf(sid: string, now: Date): number | null {
  const seconds = SHAPE.exec(sid)?.[1];
  if (seconds === undefined) return null;
  const created = parseInt(seconds, 36) * 1000;
  return created > now.getTime() - limitsOf({}).absolute ? created : null;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Milliseconds without a request, and in total, after which a session ends. A guest's session has a cart and no rights,
 * and is rarely stored, so its limits are long. An administrator's ends earlier without a request, by the shop's
 * settings.
 */
const LIMITS: Readonly<
  Record<'guest' | 'customer' | 'administrator', { readonly idle?: number; readonly absolute: number }>
> = {
  guest: { idle: 30 * DAY, absolute: 30 * DAY },
  customer: { idle: DAY, absolute: 30 * DAY },
  administrator: { absolute: 12 * HOUR },
};

export function limitsOf({ role }: Pick<SessionData, 'role'>): { readonly idle?: number; readonly absolute: number } {
  if (!role) return LIMITS.guest;
  return role === 'customer' ? LIMITS.customer : LIMITS.administrator;
}

/**
 * When a session that is used at `now` ends, both in milliseconds since 1970.
 * @param administratorIdle milliseconds without a request after which an administrator's session ends
 * (`administrator_idle_minutes`)
 */
export function expiryOf(
  session: Pick<SessionData, 'role'>,
  createdAt: number,
  now: number,
  administratorIdle: number,
): number {
  const { idle = administratorIdle, absolute } = limitsOf(session);
  return Math.min(now + idle, createdAt + absolute);
}

/** With `__Host-` browsers require Secure, no Domain, and the path `/`. */
export const sessionCookieName = (config: Pick<Config, 'https'>): string => (config.https ? '__Host-shop' : 'shop');

export const sessionCookie = (config: Pick<Config, 'https' | 'basePath'>) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: config.https,
    path: config.https ? '/' : config.basePath || '/',
    maxAge: limitsOf({}).absolute,
  }) satisfies CookieOptions;

/** Cookie that identifies a device at its next login. It outlives sessions and gives no access. */
export const deviceCookieName = (config: Pick<Config, 'https'>): string => `${sessionCookieName(config)}-device`;

/** Null if no valid cookie was sent. */
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

/** The older key that signed the cookie of the current request; undefined for the current key. */
export const signingKey = (): Key | undefined => olderKey.getStore();

/**
 * Reads the session in a context with the key that signed its cookie, because the secret of a session that is not
 * stored is derived from this key. With a single key, which is the usual case, the cookie is not inspected.
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

/** Decodes like express-session: a value that cannot be decoded stays unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Header of requests that a page repeats automatically. */
const BACKGROUND = 'x-background';

/** Reads the session, except for callers with a token, who have none. */
export function sessionMiddleware(
  config: Config,
  store: session.Store & { markUnattended(data: SessionData): void },
  clock: Clock,
): RequestHandler {
  const read = session({
    name: sessionCookieName(config),
    // Cookies are signed with the first key; those signed with any of the keys are accepted.
    secret: config.keys.keys.map(({ secret }) => secret),
    genid: () => newSessionId(clock.now()),
    store,
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: sessionCookie(config),
  });
  const api = `${config.basePath}/api/`;
  const cookie = `${sessionCookieName(config)}=`;
  // API callers without a session cookie get no session, to save time, except below /api/auth
  const hasNone = (request: Request): boolean =>
    request.path.startsWith(api) &&
    !request.path.startsWith(`${api}auth/`) &&
    !(request.headers.cookie ?? '').includes(cookie);
  return (request, response, next) => {
    if (isBearerRequest(request) || hasNone(request)) return next();
    // With an https BASE_URL, cookies are secure even if the proxy that terminates TLS is not trusted.
    if (config.https) Object.defineProperty(request, 'secure', { value: true, configurable: true });
    withSigningKey(request.headers.cookie, sessionCookieName(config), config.keys, () =>
      read(request, response, (error?: unknown) => {
        if (request.headers[BACKGROUND] !== undefined && request.session) store.markUnattended(request.session);
        next(error);
      }),
    );
  };
}
