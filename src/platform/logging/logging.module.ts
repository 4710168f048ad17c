import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../config/config.js';
import { logError } from './log-error.js';
import { redactPaths } from './redact.js';

/** One JSON object a line on stdout. Requests are logged by RequestObserver, from an allow-list of fields. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        // no middleware: a logger per request would cost more than the request
        forRoutes: [],
        pinoHttp: {
          level: config.logLevel,
          autoLogging: false,
          // else pino-http hands logError its own picture of an error, without what is to be kept of it
          wrapSerializers: false,
          base: undefined,
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          formatters: { level: (label: string) => ({ level: label }) },
          serializers: { err: logError, error: (value: unknown) => (value instanceof Error ? logError(value) : value) },
          redact: { paths: redactPaths, censor: '[hidden]' },
        },
      }),
    }),
  ],
  exports: [LoggerModule],
})
export class LoggingModule {}
