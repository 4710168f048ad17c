import { localPath } from '../page/page-answer.js';

export const ACCOUNT = '/account';
/** Login and logout pages are not valid targets after the login. */
const LOGIN_PAGES = /^\/account\/(?:login|logout|register|forgot|reset)(?:[/?#]|$)/;

/** Target after the login: the requested local path, or the account. */
export function nextPlace(sent: unknown): string {
  const path = localPath(sent, ACCOUNT);
  return LOGIN_PAGES.test(path) ? ACCOUNT : path;
}

/** Adds the target to the URL of a login page, unless the target is the account, which is the default. */
export const withNext = (address: string, next: string): string =>
  next === ACCOUNT ? address : `${address}?next=${encodeURIComponent(next)}`;
