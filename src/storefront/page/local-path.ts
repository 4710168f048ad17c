/** Characters that browsers take out of an address, or take for a slash. */
const ODD = /[\\\s\p{Cc}]/u;

/** `value` when it is a path of this site (`/cart?x=1`), else `fallback`: a form's `back` leads nowhere else. */
export function localPath(value: unknown, fallback: string): string {
  if (
    typeof value !== 'string' ||
    !value.startsWith('/') ||
    value.startsWith('//') ||
    ODD.test(value) ||
    value.length > 2000
  )
    return fallback;
  const url = URL.canParse(value, 'http://here') ? new URL(value, 'http://here') : null;
  return url?.origin === 'http://here' ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : fallback;
}
