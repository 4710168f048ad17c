import { Writable } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { logOptions } from './log-options.js';

interface Line {
  readonly err: { readonly stack: string };
}

describe('the log line of an unexpected error', () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(String(chunk)), done()) });
  // The logger does not come from the logging module, because nestjs-pino keeps the first logger of a process.
  const { logger } = pinoHttp(logOptions('info'), stream);

  /** The log line of an error, as the loggers of the service write it. */
  const lineOf = (fields: object, message?: string): Line => {
    logger.error({ context: 'Errors', ...fields }, message);
    return JSON.parse(lines.pop()!) as Line;
  };

  test('the log line of an error contains its type, message and stack', () => {
    const line = lineOf({ err: new TypeError('nothing to read'), request_id: 'r1' });
    expect(line).toMatchObject({
      level: 'error',
      context: 'Errors',
      request_id: 'r1',
      err: { type: 'TypeError', message: 'nothing to read' },
    });
    expect(line.err.stack).toContain('logging.spec');
  });

  test('the log line of a database error contains its code and no parameters of the statement', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['olena@example.com'],
      driverError: { detail: 'olena@example.com' },
    });
    const line = lineOf({ err: error }, 'It could not be stored');
    expect(line).toMatchObject({ err: { code: '23505', message: 'duplicate key' } });
    expect(JSON.stringify(line)).not.toContain('olena');
  });

  test('the log line contains a thrown value that is not an error', () => {
    expect(lineOf({ err: 'a plain text' })).toMatchObject({ err: { type: 'string', message: 'a plain text' } });
  });
});
