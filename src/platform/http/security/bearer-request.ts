import type { IncomingMessage } from 'node:http';

/** Whether the caller speaks by token: then the session and CSRF play no part, however good or bad the token is. */
export const isBearerRequest = (request: IncomingMessage): boolean =>
  /^bearer(\s|$)/i.test(request.headers.authorization ?? '');
