import csurf from 'csurf';
import type { Request, RequestHandler } from 'express';
import { commonErrors } from '../errors/common-errors.js';
import { isBearerRequest } from './bearer-request.js';
import { isUnsafe } from './unsafe-methods.js';

/** `X-CSRF-TOKEN`, or the field `_csrf` of a form. */
function tokenOf(request: Request): string {
  const sent: unknown = request.headers['x-csrf-token'] ?? (request.body as { _csrf?: unknown } | undefined)?._csrf;
  return typeof sent === 'string' ? sent : '';
}

/**
 * A write that carries the session's cookie must carry the session's token too.
 * csurf gives every session it sees a secret, which would store one for each passing reader: so it is asked to check where
 * there is something to check, and to issue where a token is wanted (`request.csrfToken()`).
 */
export function csrf(cookieName: string, refused: (request: Request) => void): RequestHandler {
  const check = csurf({ value: tokenOf });
  const issue = csurf({ ignoreRequest: () => true });
  const carriesCookie = new RegExp(`(?:^|;\\s*)${cookieName}=`);
  return (request, response, next) => {
    request.csrfToken = () => {
      issue(request, response, () => undefined);
      return request.csrfToken();
    };
    if (!isUnsafe(request.method) || isBearerRequest(request) || !carriesCookie.test(request.headers.cookie ?? '')) return next();
    const refuse = (): void => {
      refused(request);
      next(commonErrors.csrf_failed());
    };
    // a cookie of no session that we know: it has no secret, and is not given one for trying
    if (!request.session?.csrfSecret) return refuse();
    check(request, response, (error?: unknown) => (error ? refuse() : next()));
  };
}
