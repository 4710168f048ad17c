import type { RequestHandler } from 'express';
import type { Config } from '../../config/config.js';
import { securityHeaders } from './security-headers.js';

/** Sets them on every answer; answers of the API are personal unless an operation sets its own header. */
export function secureHeaders(config: Config): RequestHandler {
  const headers = Object.entries(securityHeaders(config));
  const api = `${config.basePath}/api/`;
  return (request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.path.startsWith(api)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}
