import type { Response } from 'express';
import '../access/session-data.js';

/**
 * Answers a redirect once the session is saved. A browser follows it as soon as it has the headers, which
 * express-session sends before it has saved: the next page would not find what this one stored.
 * @param location path below the host, with the base path
 */
export async function redirect(response: Response, status: 301 | 303, location: string): Promise<void> {
  const { session } = response.req;
  if (session)
    await new Promise<void>((resolve, reject) =>
      session.save((error?: unknown) => (error ? reject(error as Error) : resolve())),
    );
  response.redirect(status, location);
}
