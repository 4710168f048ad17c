import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { commonErrors } from '../../platform/errors/common-errors.js';

/** Not registered as a guard: the caller resolver calls it when a token is sent. */
@Injectable()
export class BearerGuard extends AuthGuard('bearer') {
  override handleRequest<T>(error: unknown, token: T | false): T {
    if (error) throw error;
    if (!token) throw commonErrors.unauthenticated();
    return token;
  }
}
