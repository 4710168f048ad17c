import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/config.js';
import { CSP_REPORTS_PATH } from './csp-reports.js';
import { uuid } from '#kernel';
import { languageOf, type ShopLanguages } from '../../i18n/language.js';
import { commonErrors } from '../../errors/common-errors.js';
import { limitParameters, MAX_QUERY_PARAMETERS, mustDecode } from './request-limits.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What no page of the shop uses; payment is left to the pages of gateways on the shop's own origin. */
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self)',
  'serial=()',
  'usb=()',
].join(', ');

/** A name for the place of reports that `report-to` refers to. */
const REPORTS = 'csp';

/**
 * Where a browser reports what the policy refused, as directives for any policy of the shop's pages. `report-to` takes
 * the place of `report-uri` in browsers that support it, and works over https only.
 */
export const reportDirectives = ({ https, basePath }: Pick<Config, 'https' | 'basePath'>): Record<string, string> => ({
  'report-uri': basePath + CSP_REPORTS_PATH,
  ...(https && { 'report-to': REPORTS }),
});

/**
 * The headers of every answer (trust.md, Robustness). They never change, so helmet runs once. A page that needs a
 * wider policy (a nonce, an inline style) sets its own Content-Security-Policy over this one.
 */
export function securityHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  helmet(options(config))({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  headers['Permissions-Policy'] = PERMISSIONS;
  if (config.https) headers['Reporting-Endpoints'] = `${REPORTS}="${config.baseUrl}${CSP_REPORTS_PATH}"`;
  return headers;
}

/**
 * The policy of pages whose forms are answered by a redirect to a payment provider, because browsers also apply
 * `form-action` to the redirect. A provider that is simulated on this computer has a loopback address.
 */
function policyOfPayForms(policy: string, { https }: Config): string {
  const providers = https ? 'https:' : 'https: http://localhost:* http://127.0.0.1:*';
  return policy.replace("form-action 'self'", `form-action 'self' ${providers}`);
}

/** Sets them on every answer; answers of the API are personal unless an operation sets its own header. */
export function secureHeaders(config: Config): RequestHandler {
  const security = securityHeaders(config);
  const headers = Object.entries(security);
  const policy = policyOfPayForms(security['Content-Security-Policy']!, config);
  const api = `${config.basePath}/api/`;
  const payForms = ['/checkout', '/order/'].map((path) => config.basePath + path);
  return (request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (payForms.some((path) => request.path.startsWith(path))) response.setHeader('Content-Security-Policy', policy);
    if (request.path.startsWith(api)) response.setHeader('Cache-Control', 'no-store');
    next();
  };
}

function options(config: Config): Parameters<typeof helmet>[0] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        ...(config.https && { upgradeInsecureRequests: [] }),
        ...reportDirectives(config),
      },
    },
    strictTransportSecurity: config.https && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    frameguard: { action: 'deny' },
    // not `no-referrer`: with it browsers send `Origin: null` on the shop's own forms
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    originAgentCluster: true,
    xXssProtection: true,
  };
}

/** What a client may call its request, for the log. Nothing in it can break a line, a header or a page. */
const CLIENT_REQUEST_ID = /^[\w.:-]{1,100}$/;
/** PostgreSQL text cannot hold a NUL, so a path with one matches nothing. */
const NUL = '%00';

/**
 * First of all: which request this is, and in which language it is answered. The id is always the server's own: one
 * chosen by a client could equal that of another request, to which the audit would then attribute the change.
 */
export function requestContext(shop: ShopLanguages): RequestHandler {
  return (request, response, next) => {
    const { originalUrl, headers } = request;
    const sent = headers['x-request-id'];
    request.requestId = uuid();
    if (typeof sent === 'string' && CLIENT_REQUEST_ID.test(sent)) request.clientRequestId = sent;
    request.language = languageOf(originalUrl, headers.cookie, headers['accept-language'], shop);
    response.setHeader('X-Request-Id', request.requestId);
    response.setHeader('Content-Language', request.language);
    const queryAt = originalUrl.indexOf('?');
    if ((queryAt < 0 ? originalUrl : originalUrl.slice(0, queryAt)).includes(NUL)) throw commonErrors.unreadable_body();
    if (queryAt >= 0) limitParameters(originalUrl, MAX_QUERY_PARAMETERS);
    mustDecode(originalUrl);
    next();
  };
}
