import type { Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import csurf from 'csurf';
import type { Config } from '../../config/config.js';
import { commonErrors } from '../../errors/common-errors.js';
import { isUnsafe } from '../../access/caller.js';

/**
 * Refuses writes that a browser marks as cross-site, with or without a session, because a login must not be forged
 * either. Clients other than browsers send neither `Origin` nor `Sec-Fetch-Site`, and pass.
 * @param foreign addresses to which pages of other sites send forms, such as the return from a payment provider
 */
export function sameSite(config: Config, foreign: readonly RegExp[]): RequestHandler {
  const origins = new Set([new URL(config.baseUrl).origin, ...config.corsOrigins]);
  return (request, _response, next) => {
    const refused =
      isUnsafe(request.method) &&
      !isBearerRequest(request) &&
      isForeign(request, origins) &&
      !foreign.some((path) => path.test(request.path));
    next(refused ? commonErrors.cross_site_request() : undefined);
  };
}

function isForeign(request: Request, origins: ReadonlySet<string>): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined && origin !== 'null') {
    return !origins.has(origin) && (!URL.canParse(origin) || new URL(origin).host !== host);
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin === 'null';
}

/** Whether the caller authenticates by a token, valid or not; then sessions and CSRF tokens are not used. */
export const isBearerRequest = (request: IncomingMessage): boolean =>
  /^bearer(\s|$)/i.test(request.headers.authorization ?? '');

/** The token from `X-CSRF-TOKEN`, or from the form field `_csrf`. */
function tokenOf(request: Request): string {
  const sent: unknown = request.headers['x-csrf-token'] ?? (request.body as { _csrf?: unknown } | undefined)?._csrf;
  return typeof sent === 'string' ? sent : '';
}

export interface CsrfOptions {
  readonly cookieName: string;
  /** Creates the CSRF secret for a session that has none yet. */
  readonly secretOf: (sessionId: string) => string;
  readonly refused: (request: Request) => void;
}

/**
 * A write with the session's cookie must also have the session's token. csurf runs only to check a write, or to issue a
 * token (`request.csrfToken()`). The secret is derived from the session's id, so that a page with a token needs no
 * stored session.
 */
export function csrf({ cookieName, secretOf, refused }: CsrfOptions): RequestHandler {
  const check = csurf({ value: tokenOf });
  const issue = csurf({ ignoreRequest: () => true });
  const carriesCookie = new RegExp(`(?:^|;\\s*)${cookieName}=`);
  return (request, response, next) => {
    const token = (): string => {
      if (request.session) request.session.csrfSecret ??= secretOf(request.sessionID);
      issue(request, response, () => undefined);
      return request.csrfToken();
    };
    request.csrfToken = token;
    if (!isUnsafe(request.method) || isBearerRequest(request) || !carriesCookie.test(request.headers.cookie ?? ''))
      return next();
    const refuse = (): void => {
      refused(request);
      next(commonErrors.csrf_failed());
    };
    // The cookie belongs to no known session, so there is no secret for the check.
    if (!request.session?.csrfSecret) return refuse();
    check(request, response, (error?: unknown) => {
      // The secret of a session that a login started is derived from the session's id too, so that forms opened during
      // the session are accepted after it has ended.
      request.csrfToken = token;
      return error ? refuse() : next();
    });
  };
}
