import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '../../config/loopback-host.js';
import { forwardedHeader } from './client-address.js';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Whether the request was made by a program of this machine. The peer's address is not sufficient: a proxy on this
 * machine has it for every visitor. It shows itself by a header, by the public name that it passes on as `Host`, or by
 * HTTP/1.0, which nginx uses unless configured otherwise.
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

/** Of a `Host` header, without the port; '' when it cannot be read. */
function hostnameOf(host = ''): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
