import type { IncomingMessage } from 'node:http';

/** Whether the caller authenticates by token: then session and CSRF are not used, whether the token is valid or not. */
export const isBearerRequest = (request: IncomingMessage): boolean =>
  /^bearer(\s|$)/i.test(request.headers.authorization ?? '');
