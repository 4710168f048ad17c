import type { Request, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import csurf from 'csurf';
import type { Config } from '../../config/config.js';
import { commonErrors } from '../../errors/common-errors.js';
import { isUnsafe } from '../../access/caller.js';

/**
 * Refuses writes that a browser marks as cross-site, with or without a session: a login, too, must not be forged.
 * Callers that are no browsers send neither header and pass.
 * @param foreign addresses that pages of other sites send forms to, such as the return from a payment provider
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

/** Whether the caller authenticates by token: then session and CSRF are not used, whether the token is valid or not. */
export const isBearerRequest = (request: IncomingMessage): boolean =>
  /^bearer(\s|$)/i.test(request.headers.authorization ?? '');

/** `X-CSRF-TOKEN`, or the field `_csrf` of a form. */
function tokenOf(request: Request): string {
  const sent: unknown = request.headers['x-csrf-token'] ?? (request.body as { _csrf?: unknown } | undefined)?._csrf;
  return typeof sent === 'string' ? sent : '';
}

export interface CsrfOptions {
  readonly cookieName: string;
  /** The secret of a session that has none yet. */
  readonly secretOf: (sessionId: string) => string;
  readonly refused: (request: Request) => void;
}

/**
 * A write that carries the session's cookie must carry the session's token too.
 * csurf is asked to check where there is something to check, and to issue where a token is wanted
 * (`request.csrfToken()`), from a secret that follows from the session's id: so a page's token costs no stored session.
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
    // a cookie of no session that we know: it has no secret, and is not given one for trying
    if (!request.session?.csrfSecret) return refuse();
    check(request, response, (error?: unknown) => {
      // a login makes a session whose secret follows from its id, too: when it has ended, a form of it is still this
      // reader's
      request.csrfToken = token;
      return error ? refuse() : next();
    });
  };
}
