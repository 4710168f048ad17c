import { localPath } from '../page/page-answer.js';

export const ACCOUNT = '/account';
/** After login, the login and logout pages are no valid targets. */
const LOGIN_PAGES = /^\/account\/(?:login|logout|register|forgot|reset)(?:[/?#]|$)/;

/** Target after login: the requested local path, or the account. */
export function nextPlace(sent: unknown): string {
  const path = localPath(sent, ACCOUNT);
  return LOGIN_PAGES.test(path) ? ACCOUNT : path;
}

/** An address that remembers it. */
export const withNext = (address: string, next: string): string =>
  next === ACCOUNT ? address : `${address}?next=${encodeURIComponent(next)}`;
