import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Logger } from '@nestjs/common';
import type { Clock } from '#kernel';
import type { Config } from '../../config/config.js';
import { clientKey } from '../../throttle/client-key.js';
import { commonErrors } from '../../errors/common-errors.js';
import { clientAddress } from './client-address.js';
import { readCspReports } from './read-csp-reports.js';
import { ReportBudget } from './report-budget.js';

/** Below BASE_URL. */
export const CSP_REPORTS_PATH = '/api/csp-reports';
const MAX_BODY_BYTES = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * Takes what browsers report of violations of the Content-Security-Policy (CSP Level 3, 5.3; Reporting API) and writes
 * each into the log as one line. Mounted before session and CSRF check: a browser sends no token with a report. Nothing
 * is stored, so the limits are in memory. Answers 204, or 429 with `Retry-After` above the limits.
 */
export function cspReports(config: Pick<Config, 'baseUrl' | 'basePath'>, clock: Clock): RequestHandler {
  const logger = new Logger('CspReport');
  const budget = new ReportBudget(clock);
  const { origin } = new URL(config.baseUrl);
  const path = config.basePath + CSP_REPORTS_PATH;
  const parse = express.json({ limit: MAX_BODY_BYTES, type: TYPES });
  const write =
    (request: Request, response: Response, next: NextFunction) =>
    (error?: unknown): void => {
      if (error) return next(error);
      for (const report of readCspReports(request.body, origin)) logger.warn(report, 'csp violation');
      response.status(204).end();
    };
  return (request, response, next) => {
    if (request.path !== path) return next();
    if (request.method !== 'POST') return next(commonErrors.method_not_allowed({ allow: 'POST' }));
    if (!request.is(TYPES)) return next(commonErrors.unsupported_media_type());
    if (!budget.take(clientKey({ tokenId: null, ip: clientAddress(request) })))
      return next(commonErrors.too_many_requests({ retry_after: budget.secondsLeft() }));
    parse(request, response, write(request, response, next));
  };
}
