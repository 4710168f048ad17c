import { Writable } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { logOptions } from './log-options.js';

interface Line {
  readonly err: { readonly stack: string };
}

describe('A log line of an unexpected error', () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(String(chunk)), done()) });
  // not by the logging module: nestjs-pino keeps the first logger of a process for all later applications
  const { logger } = pinoHttp(logOptions('info'), stream);

  /** The line of an error, as the loggers of the service write it. */
  const lineOf = (fields: object, message?: string): Line => {
    logger.error({ context: 'Errors', ...fields }, message);
    return JSON.parse(lines.pop()!) as Line;
  };

  test('says what it is, and where', () => {
    const line = lineOf({ err: new TypeError('nothing to read'), request_id: 'r1' });
    expect(line).toMatchObject({
      level: 'error',
      context: 'Errors',
      request_id: 'r1',
      err: { type: 'TypeError', message: 'nothing to read' },
    });
    expect(line.err.stack).toContain('logging.spec');
  });

  test('keeps the code of the database, and nothing of what the statement carried', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['olena@example.com'],
      driverError: { detail: 'olena@example.com' },
    });
    const line = lineOf({ err: error }, 'It could not be stored');
    expect(line).toMatchObject({ err: { code: '23505', message: 'duplicate key' } });
    expect(JSON.stringify(line)).not.toContain('olena');
  });

  test('says what was thrown when it is no error', () => {
    expect(lineOf({ err: 'a plain text' })).toMatchObject({ err: { type: 'string', message: 'a plain text' } });
  });
});
