import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import passport from 'passport';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { BearerStrategy } from './bearer.strategy.js';
import type { ApiTokenIdentity } from './token.service.js';

/**
 * The caller resolver calls it when a token is sent; it is not registered as a guard. It uses the application's own
 * passport: the shared one, which `AuthGuard` uses, would verify the tokens of all applications of the process by the
 * strategy of the last one.
 */
@Injectable()
export class BearerGuard {
  private readonly passport = new passport.Passport();

  constructor(strategy: BearerStrategy) {
    this.passport.use('bearer', strategy);
  }

  /** @throws DomainError `unauthenticated` if the token is invalid */
  identify(request: Request): Promise<ApiTokenIdentity> {
    return new Promise((resolve, reject) => {
      const decided = (error: unknown, token?: ApiTokenIdentity | false | null): void => {
        if (error) reject(error as Error);
        else if (token) resolve(token);
        else reject(commonErrors.unauthenticated());
      };
      const authenticate = this.passport.authenticate('bearer', { session: false }, decided) as RequestHandler;
      void authenticate(request, request.res!, reject);
    });
  }
}
