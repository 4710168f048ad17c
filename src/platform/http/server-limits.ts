import type { Server } from 'node:http';

/** Time and size limits of a connection (trust.md, Robustness); milliseconds. */
export function limitServer(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  server.maxRequestsPerSocket = 0;
}
