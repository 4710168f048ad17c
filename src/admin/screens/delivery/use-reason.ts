import { useText } from '#panel';

/** Errors of the server itself, which have translations; those of mail servers and browsers stay unchanged. */
const KNOWN: ReadonlyArray<readonly [beginning: string, key: string]> = [
  ['no address that mail can be sent to', 'no_address'],
  ['there is nothing to say any more', 'outdated'],
  ['There is no browser to print with', 'no_browser'],
  ['the browser does not start', 'browser_fails'],
  ['not done within', 'too_slow'],
];

/** Reason of a failure, translated if it is known. */
export function useReason(): (error: string) => string {
  const say = useText();
  return (error) => {
    const key = KNOWN.find(([beginning]) => error.startsWith(beginning))?.[1];
    return key ? say(`delivery.reasons.${key}`) : error;
  };
}
