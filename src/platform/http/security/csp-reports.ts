import type { Clock } from '#kernel';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Logger } from '@nestjs/common';
import type { Config } from '../../config/config.js';
import { clientKey } from '../../throttle/client-key.js';
import { commonErrors } from '../../errors/common-errors.js';
import { clientAddress } from './client-address.js';

const WINDOW_MS = 60_000;
const PER_CLIENT = 10;
const IN_ALL = 60;

/**
 * Limits of reports per minute in one process, in total and per client. Counted in memory, because a line of the log is
 * not worth a database statement.
 */
export class ReportBudget {
  private readonly taken = new Map<string, number>();
  private inAll = 0;
  private endsAt = 0;

  constructor(private readonly clock: Clock) {}

  /** Counts a report; false if it exceeds a limit. */
  take(client: string): boolean {
    const now = this.clock.now().getTime();
    if (now >= this.endsAt) {
      this.taken.clear();
      this.inAll = 0;
      this.endsAt = now + WINDOW_MS;
    }
    const before = this.taken.get(client) ?? 0;
    if (this.inAll >= IN_ALL || before >= PER_CLIENT) return false;
    this.inAll += 1;
    this.taken.set(client, before + 1);
    return true;
  }

  /** Seconds until reports are accepted again. */
  secondsLeft(): number {
    return Math.max(1, Math.ceil((this.endsAt - this.clock.now().getTime()) / 1000));
  }
}

const MAX_REPORTS = 10;
const MAX_CHARACTERS = 200;

/** Logged data of a violation: URLs without their query, which may contain keys, and no sample of the page. */
export interface CspReport {
  readonly directive: string;
  /** A URL, or a keyword such as `inline`, `eval`, `data`. */
  readonly blocked: string;
  readonly page: string;
  readonly source?: string;
  readonly line?: number;
  readonly disposition: 'enforce' | 'report';
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads at most ten reports from a body in either format; reports of other sites' pages are left out. */
export function readCspReports(body: unknown, origin: string): CspReport[] {
  const bodies = Array.isArray(body)
    ? body.filter((one: unknown) => isFields(one) && one['type'] === 'csp-violation').map((one: Fields) => one['body'])
    : [isFields(body) ? body['csp-report'] : null];
  return bodies
    .slice(0, MAX_REPORTS)
    .filter(isFields)
    .map(read)
    .filter(({ page }) => page === origin || page.startsWith(`${origin}/`));
}

function read(fields: Fields): CspReport {
  const text = (...names: string[]): string =>
    String(names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? '');
  const line = fields['lineNumber'] ?? fields['line-number'];
  const source = addressOf(text('sourceFile', 'source-file'));
  return {
    directive: /^[a-z-]{1,40}/.exec(text('effectiveDirective', 'effective-directive', 'violated-directive'))?.[0] ?? '',
    blocked: addressOf(text('blockedURL', 'blocked-uri')),
    page: addressOf(text('documentURL', 'document-uri')),
    ...(source !== '' && { source }),
    ...(Number.isSafeInteger(line) && { line: line as number }),
    disposition: fields['disposition'] === 'report' ? 'report' : 'enforce',
  };
}

/** Origin and path of a URL; for other values only the scheme or keyword. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return /^[a-z-]{1,40}$/.exec(text)?.[0] ?? '';
  if (!/^https?:$/.test(url.protocol)) return url.protocol.slice(0, -1).slice(0, 40);
  return (url.origin + url.pathname).slice(0, MAX_CHARACTERS);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Path below BASE_URL. */
export const CSP_REPORTS_PATH = '/api/csp-reports';
const MAX_BODY_BYTES = 16 * 1024;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

/**
 * Receives browsers' reports of violations of the Content-Security-Policy (CSP Level 3, 5.3; Reporting API) and logs
 * each as one line. Mounted at {@link CSP_REPORTS_PATH}, before the session and CSRF checks, because browsers send no
 * token with a report. Nothing is stored, so the limits are in memory. Answers 204, or 429 with `Retry-After` above the
 * limits.
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
    // The router also matches capitals and a trailing slash.
    if (request.originalUrl.replace(/\?.*$/s, '') !== path) return next();
    if (request.method !== 'POST') return next(commonErrors.method_not_allowed({ allow: 'POST' }));
    if (!request.is(TYPES)) return next(commonErrors.unsupported_media_type({ wording: 'report' }));
    if (!budget.take(clientKey({ tokenId: null, ip: clientAddress(request) })))
      return next(commonErrors.too_many_requests({ retry_after: budget.secondsLeft() }));
    parse(request, response, write(request, response, next));
  };
}
