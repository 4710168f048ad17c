import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../../config/loopback-host.js';
import { forwardedHeader } from './client-address.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether a program on this machine made the request. The peer's address is not sufficient, because requests through a
 * proxy on this machine have it too. A proxy is recognized by a header, by the public name in `Host`, or by HTTP/1.0,
 * nginx's default.
 */
export function isLocalRequest(request: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>): boolean {
  const { headers, socket, httpVersion } = request;
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    httpVersion !== '1.0' &&
    headers.via === undefined &&
    forwardedHeader(headers) === null &&
    isLoopbackHost(hostnameOf(headers.host))
  );
}

/** Host name of a `Host` header without the port; '' if it cannot be parsed. */
function hostnameOf(host = ''): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
