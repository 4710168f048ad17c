import { Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Logger as PinoLogger, LoggerModule } from 'nestjs-pino';
import { logOptions } from './log-options.js';

interface Line {
  readonly err: { readonly stack: string };
}

describe('A log line of an unexpected error', () => {
  const lines: string[] = [];
  const logger = new Logger('Errors');

  beforeAll(async () => {
    const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(String(chunk)), done()) });
    const module = await Test.createTestingModule({
      imports: [LoggerModule.forRoot({ forRoutes: [], pinoHttp: [logOptions('info'), stream] })],
    }).compile();
    module.useLogger(module.get(PinoLogger));
  });

  /** As the service's own loggers write it. */
  const lineOf = (fields: object, message?: string): Line => {
    logger.error(fields, ...(message ? [message] : []));
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
