import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { RequestHandler } from 'express';
import { commonErrors } from '../../errors/common-errors.js';

/** A host name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[([\da-f:.]+)\])(?::(\d{1,5}))?$/i;

/**
 * Whether there is exactly one `Host` header with a valid value (RFC 9112, 3.2). Two proxies may interpret two headers,
 * or unusual characters, as different hosts. HTTP/1.0 has no `Host`.
 */
export function hasValidHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') count++;
  if (count === 0) return httpVersion === '1.0';
  const found = HOST.exec(headers.host ?? '');
  if (count > 1 || !found) return false;
  const [, ipv6, port] = found;
  return (ipv6 === undefined || isIPv6(ipv6)) && Number(port ?? 0) <= 65_535;
}

/** @throws unreadable_body (400) */
export const requireValidHost: RequestHandler = (request, _response, next) =>
  next(hasValidHost(request) ? undefined : commonErrors.unreadable_body({ wording: 'host' }));
