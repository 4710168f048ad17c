import type { Request } from 'express';

/** From the form of a new account to the login: the address goes along in the visitor's session and in no URL. Known or not, it is told alike. */
export function rememberRegistered({ session }: Request, email: string): void {
  if (session) session.registered = email;
}

/** The address, for one showing. */
export function takeRegistered({ session }: Request): string | undefined {
  const email = session?.registered;
  if (email !== undefined) delete session.registered;
  return email;
}
