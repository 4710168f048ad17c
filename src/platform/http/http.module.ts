import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { Config } from '../config/config.js';
import { EnvelopeInterceptor } from './envelope/envelope.interceptor.js';
import { ErrorFilter } from './errors/error.filter.js';
import { ErrorPages } from './errors/error-pages.js';
import { IdempotencyStore } from './idempotency/idempotency-store.js';
import { ResponseCache } from './response-cache/response-cache.js';
import { ProxyWatch } from './security/client-address.js';
import { SecurityTxtController } from './security-txt.controller.js';
import { UnknownPaths } from './security/unknown-paths.js';
import { validationPipe } from './validation/validation.pipe.js';

/** Steps of every request: checks of the input, the envelope of the answer, the format of errors. */
@Global()
@Module({
  controllers: [SecurityTxtController],
  providers: [
    ErrorFilter,
    ErrorPages,
    EnvelopeInterceptor,
    IdempotencyStore,
    ResponseCache,
    ProxyWatch,
    UnknownPaths,
    { provide: APP_FILTER, useExisting: ErrorFilter },
    { provide: APP_INTERCEPTOR, useExisting: EnvelopeInterceptor },
    { provide: APP_PIPE, useFactory: ({ currency }: Config) => validationPipe(currency), inject: [Config] },
  ],
  exports: [ErrorFilter, ErrorPages, IdempotencyStore, ResponseCache, ProxyWatch],
})
export class HttpModule {}
