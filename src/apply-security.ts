import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { CLOCK } from '#kernel';
import { secretOf, SecurityEvents, sessionCookieName, sessionMiddleware, SessionStore } from './identity/index.js';
import { operationsOf } from './platform/access/operations.js';
import { Config } from './platform/config/config.js';
import { ShopSettings } from './settings/index.js';
import { bodyParsers } from './platform/http/security/body-parsers.js';
import { corsOptions } from './platform/http/security/cors-options.js';
import { CSP_REPORTS_PATH, cspReports } from './platform/http/security/csp-reports.js';
import { csrf, sameSite } from './platform/http/security/csrf.middleware.js';
import { ProxyWatch } from './platform/http/security/client-address.js';
import { rawBodies } from './platform/http/security/raw-bodies.js';
import { requestContext, secureHeaders } from './platform/http/security/answer-headers.js';
import { requireValidHost } from './platform/http/security/host-header.js';
import { patternOf } from './platform/http/security/unknown-paths.js';

/**
 * Adds the middlewares of every request, in this order. Call it before any other `app.use`, with Nest's body parsers
 * off.
 */
export function applySecurity(app: NestExpressApplication): void {
  const config = app.get(Config);
  const events = app.get(SecurityEvents);
  app.disable('x-powered-by');
  // Express needs no ETags, because cached answers have their own and other answers are personal.
  app.disable('etag');
  app.set('trust proxy', config.trustProxy.length > 0 ? [...config.trustProxy] : false);
  // The headers are set first, so that refusals have them too.
  app.use(secureHeaders(config));
  app.use(app.get(ProxyWatch).middleware);
  app.use(requestContext(app.get(ShopSettings)));
  app.use(requireValidHost);
  if (config.corsOrigins.length > 0) app.enableCors(corsOptions(config));
  app.use(config.basePath + CSP_REPORTS_PATH, cspReports(config, app.get(CLOCK)));
  const operations = operationsOf(app.get(ModulesContainer));
  const pathsOf = (some: typeof operations): RegExp[] => some.map(({ path }) => patternOf(config.basePath + path));
  const raw = pathsOf(operations.filter(({ takesAnyBody }) => takesAnyBody));
  const uploads = pathsOf(operations.filter(({ takesUpload }) => takesUpload));
  app.use(sameSite(config, raw));
  app.use(sessionMiddleware(config, app.get(SessionStore), app.get(CLOCK)));
  app.use(rawBodies(raw));
  for (const parser of bodyParsers(config, { uploads, raw })) app.use(parser);
  app.use(
    csrf({
      cookieName: sessionCookieName(config),
      secretOf: (sid) => secretOf(sid, config.keys.current.secret),
      refused: (request: Request) => events.csrfFailed(request),
    }),
  );
}
