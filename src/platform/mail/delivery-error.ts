import { oneLine } from '../http/validation/text.decorators.js';

interface SmtpError extends Error {
  readonly code?: string;
}

/** Failures of a connection. The panel translates the sentences (`use-reason.ts`). */
const FAILURES: ReadonlyArray<readonly [is: (code: string, message: string) => boolean, sentence: string]> = [
  [(code) => code === 'EPROTOCOL', 'This server is not a mail server'],
  [(code) => code === 'EAUTH', 'The mail server refused the user name or the password'],
  [(code, message) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message), 'The mail server was not found'],
  [(_, message) => /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(message), 'The mail server cannot be reached'],
  [(code) => code === 'ETIMEDOUT', 'The mail server does not answer'],
  [
    (code, message) => code === 'ETLS' || /certificate|self-signed|SSL|TLS|wrong version/i.test(message),
    'No encrypted connection to the mail server is possible',
  ],
];

/**
 * Why an email could not be delivered, in one line. A sentence replaces the message where the other side may not be a
 * mail server, so that nobody reads the answers of other services through the settings of the mail server.
 */
export function deliveryError(error: Error): string {
  const { code = '', message } = error as SmtpError;
  return FAILURES.find(([is]) => is(code, message))?.[1] ?? oneLine(message);
}
