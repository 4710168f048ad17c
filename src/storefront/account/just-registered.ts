import type { Request } from 'express';

/** How long the login page greets a new account. */
const GREETING_MS = 10 * 60_000;

/**
 * From the form of a new account to the login: the address is passed in the visitor's session and in no URL, whether it
 * has an account or not.
 */
export function rememberRegistered({ session }: Request, email: string, now: Date): void {
  if (session) session.registered = { email, until: now.getTime() + GREETING_MS };
}

/**
 * The address, until the login, whose session is a new one, and for ten minutes at most: then it is removed. Before
 * that reading changes nothing: a page that is loaded again, in another language or because its first answer did not
 * arrive, says the same.
 */
export function justRegistered({ session }: Request, now: Date): string | undefined {
  if (!session?.registered) return undefined;
  const { email, until } = session.registered;
  if (now.getTime() < until) return email;
  delete session.registered;
  return undefined;
}
