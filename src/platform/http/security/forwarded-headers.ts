import type { IncomingHttpHeaders } from 'node:http';

/** Headers by which a reverse proxy or a content delivery network names its client. */
const OF_PROXIES = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];

/** The first header by which a proxy shows itself; null: none. */
export function forwardedHeader(headers: IncomingHttpHeaders): string | null {
  for (const name of OF_PROXIES) if (headers[name] !== undefined) return name;
  return null;
}
