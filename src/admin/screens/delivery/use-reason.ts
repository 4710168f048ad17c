import { useText } from '#panel';

/** Errors with translations; other answers of mail servers and browsers stay unchanged. */
const KNOWN: ReadonlyArray<readonly [beginning: string, key: string]> = [
  ['no address that mail can be sent to', 'no_address'],
  ['there is nothing to say any more', 'outdated'],
  ['There is no browser to print with', 'no_browser'],
  ['the browser does not start', 'browser_fails'],
  ['not done within', 'too_slow'],
  ['This server is not a mail server', 'no_mail_server'],
  ['The mail server refused the user name', 'login_refused'],
  ['The mail server was not found', 'not_found'],
  ['The mail server cannot be reached', 'unreachable'],
  ['The mail server does not answer', 'silent'],
  ['No encrypted connection to the mail server', 'not_encrypted'],
];

/** Reason of a failure, translated if it is known. */
export function useReason(): (error: string) => string {
  const say = useText();
  return (error) => {
    const key = KNOWN.find(([beginning]) => error.startsWith(beginning))?.[1];
    return key ? say(`delivery.reasons.${key}`) : error;
  };
}
