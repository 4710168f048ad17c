import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { EnvelopeInterceptor } from './envelope/envelope.interceptor.js';
import { ErrorFilter } from './errors/error.filter.js';
import { ErrorPages } from './errors/error-pages.js';
import { HotReads } from './hot/hot-reads.js';
import { validationPipe } from './validation/validation.pipe.js';

/** What every request passes: the check of its input, the envelope of its answer, the shape of its errors. */
@Global()
@Module({
  providers: [
    ErrorFilter,
    ErrorPages,
    EnvelopeInterceptor,
    HotReads,
    { provide: APP_FILTER, useExisting: ErrorFilter },
    { provide: APP_INTERCEPTOR, useExisting: EnvelopeInterceptor },
    { provide: APP_PIPE, useFactory: validationPipe },
  ],
  exports: [ErrorFilter, ErrorPages, HotReads],
})
export class HttpModule {}
