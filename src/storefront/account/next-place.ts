import { localPath } from '../page/local-path.js';

export const ACCOUNT = '/account';
/** Whoever has just logged in is not led to where one logs in, or out. */
const DOORS = /^\/account\/(?:login|logout|register|forgot|reset)(?:[/?#]|$)/;

/** Where somebody is led after login: the place on this site that was asked for, or the account. */
export function nextPlace(sent: unknown): string {
  const path = localPath(sent, ACCOUNT);
  return DOORS.test(path) ? ACCOUNT : path;
}

/** An address that remembers it. */
export const withNext = (address: string, next: string): string =>
  next === ACCOUNT ? address : `${address}?next=${encodeURIComponent(next)}`;
