import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '#kernel';
import { Messages } from '../../i18n/messages.js';
import { Config } from '../../config/config.js';
import { describeError } from './describe-error.js';

/** Turns whatever was thrown into the error body of decisions §2. Nothing of the inside leaves the server. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly messages: Messages, private readonly config: Config) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Also for errors of middlewares, which Nest does not see. */
  answer(thrown: unknown, request: Request, response: Response): void {
    const language = request.language ?? this.config.language;
    const described = describeError(thrown, (key, args) => this.messages.say(language, key, args));
    if (described.status >= 500 && !(thrown instanceof DomainError) && !(thrown instanceof HttpException)) {
      this.logger.error({ err: thrown, request_id: request.requestId, code: described.code });
    }
    if (response.headersSent) {
      response.end();
      return;
    }
    if (described.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (described.retryAfter) response.setHeader('Retry-After', String(described.retryAfter));
    if (described.status === 405 && described.allow) response.setHeader('Allow', described.allow);
    response.setHeader('Cache-Control', 'no-store');
    response.status(described.status).json({
      success: false,
      message: described.message,
      error: described.message,
      code: described.code,
      ...(described.errors && { errors: described.errors }),
      ...described.beside,
      request_id: request.requestId,
    });
  }
}
