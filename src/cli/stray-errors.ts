import { Logger } from '@nestjs/common';
import { logError } from '../platform/logging/log-error.js';

/**
 * Handles errors that nothing has caught, e.g. of a gateway, a provider or a listener. An unhandled rejection affects
 * only its own promise: it is logged and the process continues. After an uncaught exception the state is unknown: the
 * process shuts down with code 1; open transactions are rolled back, and jobs return to their queues.
 * @param end drains and ends the process
 */
export function handleStrayErrors(end: (code: number) => Promise<void>): void {
  const logger = new Logger('Process');
  process.on('unhandledRejection', (reason) => {
    logger.error({
      msg: 'Unhandled promise rejection.',
      code: 'stray_rejection',
      origin: originOf(reason),
      err: reason,
    });
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({
      msg: 'Uncaught exception: the process shuts down.',
      code: 'uncaught_exception',
      origin: originOf(error),
      err: error,
    });
    const { type, message, stack } = logError(error);
    process.stderr.write(`The server ends after an uncaught exception: ${stack ?? `${type}: ${message}`}\n`);
    void end(1);
  });
}

/**
 * The first location outside Node itself, such as `file:///srv/shop/node_modules/some-gateway/index.js:12:7`; null if
 * it is unknown.
 */
function originOf(error: unknown): string | null {
  const frames = (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/\(?node:/.test(line));
  return frames[0]?.trim().replace(/^at (?:.*\()?([^()]+)\)?$/, '$1') ?? null;
}
