import { logError } from './log-error.js';
import { redactPaths } from './redact.js';

/** Options of the loggers; `level` is the lowest level that is written. */
export const logOptions = (level: string) => ({
  level,
  autoLogging: false,
  base: undefined,
  // Without this option, pino-http passes on the serialized `err`, which is not an Error.
  wrapSerializers: false,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: logError, error: (value: unknown) => (value instanceof Error ? logError(value) : value) },
  redact: { paths: redactPaths, censor: '[hidden]' },
});
