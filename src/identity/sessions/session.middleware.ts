import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type { Clock } from '#kernel';
import type { Config } from '../../platform/config/config.js';
import { isBearerRequest } from '../../platform/http/security/csrf.middleware.js';
import { sessionCookie, sessionCookieName, withSigningKey } from './session-cookie.js';
import { newSessionId } from './session-id.js';
import type { SessionStore } from './session-store.js';
import '../../platform/access/session-data.js';

/** Sent with calls that a page repeats by itself. */
const BACKGROUND = 'x-background';

/** Reads the session; not for callers with a token, who have none. */
export function sessionMiddleware(config: Config, store: SessionStore, clock: Clock): RequestHandler {
  const read = session({
    name: sessionCookieName(config),
    // the first one signs, all are accepted
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
  // a session costs time, and a caller of the API without its cookie has none; it begins below /api/auth
  const hasNone = (request: Request): boolean =>
    request.path.startsWith(api) &&
    !request.path.startsWith(`${api}auth/`) &&
    !(request.headers.cookie ?? '').includes(cookie);
  return (request, response, next) => {
    if (isBearerRequest(request) || hasNone(request)) return next();
    // with an https BASE_URL, the proxy that terminates TLS need not be trusted for more than that
    if (config.https) Object.defineProperty(request, 'secure', { value: true, configurable: true });
    withSigningKey(request.headers.cookie, sessionCookieName(config), config.keys, () =>
      read(request, response, (error?: unknown) => {
        if (request.headers[BACKGROUND] !== undefined && request.session) store.markUnattended(request.session);
        next(error);
      }),
    );
  };
}
