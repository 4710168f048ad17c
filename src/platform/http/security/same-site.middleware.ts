import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config/config.js';
import { commonErrors } from '../../errors/common-errors.js';
import { isBearerRequest } from './bearer-request.js';
import { isUnsafe } from '../../access/unsafe-methods.js';

/**
 * Refuses writes that a browser marks as cross-site, with or without a session: a login, too, must not be forged.
 * Callers that are no browsers send neither header and pass.
 */
export function sameSite(config: Config): RequestHandler {
  const origins = new Set([new URL(config.baseUrl).origin, ...config.corsOrigins]);
  return (request, _response, next) => {
    const refused = isUnsafe(request.method) && !isBearerRequest(request) && isForeign(request, origins);
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
