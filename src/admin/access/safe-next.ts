const LONGEST = 2_000;
const UNFIT = /[\\\s\p{Cc}]/u;
const DOORS = /^\/(?:login|logout|password)(?:\/|$)/;

/** Where somebody is led after login: the place in the panel that was asked for, and nothing outside it. */
export function safeNext(next: unknown, basePath: string): string {
  const home = `${basePath}/admin`;
  if (typeof next !== 'string' || next.length > LONGEST || UNFIT.test(next) || !/^\/(?!\/)/.test(next)) return home;
  const { origin, pathname, search, hash } = new URL(next, 'http://here');
  const isInside = origin === 'http://here' && (pathname === home || pathname.startsWith(`${home}/`));
  return isInside && !DOORS.test(pathname.slice(home.length)) ? pathname + search + hash : home;
}
