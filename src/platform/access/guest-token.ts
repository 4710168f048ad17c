import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { BASE62, newCartToken } from '#kernel';
import './session-data.js';

const SHAPE = /^[0-9A-Za-z]{32}$/;
const LENGTH = 32;
/** As in the kernel: bytes from there on would favour the first characters. */
const UNBIASED = 248;

export interface GuestToken {
  readonly token: string;
  /** Whether the caller showed it (or a session); false when it was made for this very request. */
  readonly known: boolean;
}

const made = new WeakMap<Request, GuestToken>();

/** The cart token of a caller without login: the session's, else the `X-Cart-Token`, else a new one. */
export function guestTokenOf(request: Request): GuestToken {
  const { session } = request;
  if (session?.guestToken) return { token: session.guestToken, known: true };
  const sent = sentToken(request);
  if (sent && session?.userId === undefined) return { token: sent, known: true };
  return session?.csrfSecret ? { token: derived(session.csrfSecret), known: true } : onceFor(request);
}

/**
 * From now on the guest's session holds the cart that was shown by `X-Cart-Token`. It is stored then, so it is for
 * writes that were counted.
 */
export function storeSentToken({ session, headers }: Request): void {
  if (!session?.csrfSecret || session.guestToken !== undefined || session.userId !== undefined) return;
  const sent = sentToken({ headers });
  if (sent) session.guestToken = sent;
}

function sentToken({ headers }: Pick<Request, 'headers'>): string | null {
  const sent = headers['x-cart-token'];
  return typeof sent === 'string' && SHAPE.test(sent) ? sent : null;
}

function onceFor(request: Request): GuestToken {
  const known = made.get(request);
  if (known) return known;
  const token = { token: newCartToken(), known: false };
  made.set(request, token);
  return token;
}

/**
 * A session's own token follows from its secret: two first requests at once agree on it, and nothing needs to be
 * stored.
 */
function derived(secret: string): string {
  const letters = [...createHmac('sha512', secret).update('guest').digest()]
    .filter((byte) => byte < UNBIASED)
    .map((byte) => BASE62.charAt(byte % 62));
  return letters.slice(0, LENGTH).join('');
}
