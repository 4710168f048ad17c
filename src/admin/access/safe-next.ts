const LONGEST = 2_000;
const UNFIT = /[\\\s\p{Cc}]/u;
const SIGN_IN_PAGES = /^\/(?:login|logout|password)(?:\/|$)/;

/** The redirect after login: the requested page of the panel, and nothing outside it. */
export function safeNext(next: unknown, basePath: string): string {
  const home = `${basePath}/admin`;
  if (typeof next !== 'string' || next.length > LONGEST || UNFIT.test(next) || !/^\/(?!\/)/.test(next)) return home;
  const { origin, pathname, search, hash } = new URL(next, 'http://here');
  const isInside = origin === 'http://here' && (pathname === home || pathname.startsWith(`${home}/`));
  return isInside && !SIGN_IN_PAGES.test(pathname.slice(home.length)) ? pathname + search + hash : home;
}
