import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface Session {
  envelope: { rcptTo: Array<{ address: string }> };
}

interface Login {
  username: string;
  password: string;
}

interface Sink {
  listen(port: number, host: string, ready: () => void): void;
  close(done: () => void): void;
  server: { address(): AddressInfo };
}

export interface ParsedMail {
  subject: string;
  messageId: string;
  html: string;
  text: string;
  headers: Map<string, unknown>;
  to: { text: string };
  from: { text: string };
}

// Neither package has type declarations.
const load = createRequire(import.meta.url);
const { SMTPServer } = load('smtp-server') as { SMTPServer: new (options: object) => Sink };
const { simpleParser } = load('mailparser') as { simpleParser: (source: unknown) => Promise<ParsedMail> };

export interface MailSink {
  readonly url: string;
  readonly mails: Array<ParsedMail & { recipients: string[]; source: string }>;
  /** Name and password of each login. */
  readonly logins: string[];
  readonly port: number;
  /** Rejects the next deliveries with this SMTP status. */
  refuse(code: number, times: number): void;
  close(): Promise<void>;
}

export const parseMail = (source: Buffer): Promise<ParsedMail> => simpleParser(source);

/**
 * A real SMTP server on the loopback interface that stores the emails it receives.
 * @param passwords clients must log in with one of them; without passwords, no login is required
 */
export async function startMailSink(...passwords: readonly string[]): Promise<MailSink> {
  const mails: MailSink['mails'] = [];
  const logins: string[] = [];
  let refusal = { code: 0, times: 0 };
  const server = new SMTPServer({
    authOptional: passwords.length === 0,
    allowInsecureAuth: true,
    disabledCommands: passwords.length === 0 ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth(given: Login, _session: Session, callback: (error: Error | null, answer?: object) => void) {
      logins.push(`${given.username} ${given.password}`);
      if (passwords.includes(given.password)) callback(null, { user: given.username });
      else callback(new Error('the password is wrong'));
    },
    onRcptTo(_address: unknown, _session: Session, callback: (error?: Error) => void) {
      if (refusal.times-- > 0) return callback(Object.assign(new Error('refused'), { responseCode: refusal.code }));
      callback();
    },
    onData(stream: Readable, session: Session, callback: (error?: Error) => void) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (source) => {
          mails.push({ ...(await simpleParser(source)), recipients, source: source.toString('latin1') });
          callback();
        })
        .catch(callback);
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address();
  return {
    mails,
    logins,
    port,
    url: `smtp://127.0.0.1:${port}`,
    refuse: (code, times) => void (refusal = { code, times }),
    close: () => new Promise((done) => server.close(done)),
  };
}
