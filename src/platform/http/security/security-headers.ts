import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../../config/config.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The headers of every answer (trust.md, Robustness). They never change, so helmet is asked once. A page that needs a
 * wider policy (a nonce, an inline style) sets its own Content-Security-Policy over this one.
 */
export function securityHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  helmet(options(config))({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
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
