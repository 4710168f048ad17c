import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isDomainError } from '#kernel';
import { Messages } from '../../i18n/i18n.module.js';
import { Metrics } from '../../metrics/metrics.js';
import { ShopProfile } from '../../shop/shop-profile.js';
import { describeError, isHttpException, type DescribedError } from './describe-error.js';
import { ErrorPages } from './error-pages.js';

/**
 * Turns anything that was thrown into the error body that docs/api.md describes, or into a page. Internal details are
 * never sent.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(
    private readonly messages: Messages,
    private readonly shop: ShopProfile,
    private readonly pages: ErrorPages,
    private readonly metrics: Metrics,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Also handles errors of middlewares, which Nest does not see. */
  answer(thrown: unknown, request: Request, response: Response): void {
    const language = request.language ?? this.shop.language;
    const described = describeError(thrown, (key, args) => this.messages.translate(language, key, args));
    if (described.status >= 500 && !isDomainError(thrown) && !isHttpException(thrown)) {
      this.logger.error({ err: thrown, request_id: request.requestId, code: described.code });
    }
    if (described.code === 'insufficient_stock') this.metrics.refusedStock.inc();
    if (response.headersSent) {
      response.end();
      return;
    }
    if (described.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (described.retryAfter) response.setHeader('Retry-After', String(described.retryAfter));
    if (described.status === 405 && described.allow) response.setHeader('Allow', described.allow);
    if (described.contentRange) response.setHeader('Content-Range', described.contentRange);
    // These headers belong to the file that could not be sent.
    for (const name of ['ETag', 'Last-Modified', 'Content-Type', 'Content-Encoding']) response.removeHeader(name);
    response.setHeader('Cache-Control', 'no-store');
    if (this.pages.accepts(request)) void this.sendPage(thrown, described, request, response);
    else sendJson(described, request, response);
  }

  /** Renders the error page. If that fails, the original error is still answered. */
  private async sendPage(
    thrown: unknown,
    described: DescribedError,
    request: Request,
    response: Response,
  ): Promise<void> {
    const page = await this.pages.make({ thrown, described, request }).catch((error: unknown) => {
      this.logger.error({ err: error, request_id: request.requestId }, 'A page of an error could not be made.');
      return null;
    });
    if (page === null) sendJson(described, request, response);
    else response.status(described.status).type('html').send(page);
  }
}

function sendJson(described: DescribedError, request: Request, response: Response): void {
  response
    .status(described.status)
    .json({
      success: false,
      message: described.message,
      error: described.message,
      code: described.code,
      ...(described.errors && { errors: described.errors }),
      ...described.beside,
      request_id: request.requestId,
    });
}
