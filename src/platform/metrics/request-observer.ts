import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from './metrics.js';

/**
 * Counts every answer and writes the access log: writes and errors at `info`, reads at `debug`. Mounted before all
 * else.
 */
@Injectable()
export class RequestObserver {
  constructor(
    private readonly metrics: Metrics,
    private readonly log: PinoLogger,
  ) {}

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.once('close', () => this.ended(request, response, performance.now() - started));
    next();
  };

  private ended(request: Request, response: Response, ms: number): void {
    const route = (request.route as { path?: unknown } | undefined)?.path;
    const pattern = typeof route === 'string' ? route : '(other)';
    // 499: the client went away before its answer
    const status = response.writableFinished ? response.statusCode : 499;
    this.metrics.answered(request.method, pattern, status, ms);
    const level =
      status >= 500
        ? 'error'
        : status >= 400 || !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
          ? 'info'
          : 'debug';
    if (!this.log.logger.isLevelEnabled(level)) return;
    // an allow-list: no query, no headers, no bodies, so no key, token or cookie gets here
    const { caller } = request;
    this.log[level](
      {
        method: request.method,
        route: pattern,
        path: request.originalUrl.split('?')[0]!.slice(0, 200),
        status,
        ms: Math.round(ms * 10) / 10,
        request_id: request.requestId,
        client_request_id: request.clientRequestId,
        caller: caller?.kind,
        caller_id: caller?.userId ?? caller?.tokenId ?? undefined,
      },
      'request',
    );
  }
}
