import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Config } from '../config/config.js';
import { logOptions } from './log-options.js';

/** Logs to stdout, one JSON object per line. RequestObserver logs requests, with a fixed list of fields. */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        // pino-http is no middleware here, because a logger per request would cost more than the request.
        forRoutes: [],
        pinoHttp: logOptions(config.logLevel),
      }),
    }),
  ],
  exports: [LoggerModule],
})
export class LoggingModule {}
