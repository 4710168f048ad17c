import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isBearerRequest } from '../../platform/http/security/bearer-request.js';
import { RequestCaller, type Identity } from './request-caller.js';
import { BearerGuard } from '../tokens/bearer.guard.js';
import type { ApiTokenIdentity } from '../tokens/token.service.js';

const GUEST: Identity = { kind: 'guest', userId: null, role: null, customerId: null, tokenId: null, scopes: [] };

/** Resolves the caller: a token when one is sent, which must then be valid; else the session; else a guest. */
@Injectable()
export class CallerResolver {
  constructor(private readonly bearer: BearerGuard) {}

  /** @throws DomainError `unauthenticated` when an invalid token is sent */
  async resolve(context: ExecutionContext): Promise<RequestCaller> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!isBearerRequest(request)) return sessionCaller(request);
    await this.bearer.canActivate(context);
    const token = request.user as ApiTokenIdentity;
    return new RequestCaller(request, { ...GUEST, kind: 'integration', tokenId: token.id, scopes: token.scopes });
  }
}

/** The session's caller, or a guest; also before the guard has run. */
export const sessionCaller = (request: Request): RequestCaller => new RequestCaller(request, ofSession(request));

/** A guest, also when the request has a session with an account. */
export const guestCaller = (request: Request): RequestCaller => new RequestCaller(request, GUEST);

function ofSession({ session }: Request): Identity {
  if (session?.userId === undefined || !session.role) return GUEST;
  const { userId, role, customerId = null } = session;
  return { ...GUEST, kind: role === 'customer' ? 'customer' : 'administrator', userId, role, customerId };
}
