import type { Request } from 'express';

/** How long the login page shows its text for a new account, in milliseconds. */
const GREETING_MS = 10 * 60_000;

/**
 * Passes the address from the registration to the login page: in the visitor's session and in no URL, whether the
 * address has an account or not.
 */
export function rememberRegistered({ session }: Request, email: string, now: Date): void {
  if (session) session.registered = { email, until: now.getTime() + GREETING_MS };
}

/**
 * The address, for ten minutes or until the login, which starts a new session. Reading changes nothing, so that a
 * reloaded page, e.g. in another language, shows the same.
 */
export function justRegistered({ session }: Request, now: Date): string | undefined {
  if (!session?.registered) return undefined;
  const { email, until } = session.registered;
  if (now.getTime() < until) return email;
  delete session.registered;
  return undefined;
}
