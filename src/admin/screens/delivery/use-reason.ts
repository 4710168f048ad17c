import { useText } from '#panel';

/** What the service itself gives as a reason; what mail servers and browsers say stays as they said it. */
const KNOWN: ReadonlyArray<readonly [beginning: string, key: string]> = [
  ['no address that mail can be sent to', 'no_address'],
  ['there is nothing to say any more', 'outdated'],
  ['There is no browser to print with', 'no_browser'],
  ['the browser does not start', 'browser_fails'],
  ['not done within', 'too_slow'],
];

/** Why something failed, in the reader's language where that is known. */
export function useReason(): (error: string) => string {
  const say = useText();
  return (error) => {
    const key = KNOWN.find(([beginning]) => error.startsWith(beginning))?.[1];
    return key ? say(`delivery.reasons.${key}`) : error;
  };
}
