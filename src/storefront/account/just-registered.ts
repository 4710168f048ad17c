import type { Request } from 'express';

/**
 * From the form of a new account to the login: the address is passed in the visitor's session and in no URL, whether it
 * has an account or not.
 */
export function rememberRegistered({ session }: Request, email: string): void {
  if (session) session.registered = email;
}

/** The address, for one showing. */
export function takeRegistered({ session }: Request): string | undefined {
  const email = session?.registered;
  if (email !== undefined) delete session.registered;
  return email;
}
