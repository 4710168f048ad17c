import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ACCESS, type Admitted } from '../../platform/access/access.decorator.js';
import { FRESH_PROOF, WITHOUT_SECOND_FACTOR } from '../../platform/access/fresh-proof.decorator.js';
import { authErrors } from '../identity.errors.js';
import type { RequestCaller } from './request-caller.js';
import { FreshProof } from '../reauthentication/fresh-proof.js';
import { SecondFactorRule } from '../second-factor/second-factor-rule.js';
import { CallerResolver, guestCaller } from './caller-resolver.js';
import { requireAccess } from './require-access.js';

/** The one place that decides who may call an operation. What says nothing is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerResolver,
    private readonly proof: FreshProof,
    private readonly secondFactor: SecondFactorRule,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const admitted = this.said<Admitted[]>(ACCESS, context) ?? [];
    const caller = await this.callers.resolve(context);
    request.caller = caller;
    requireAccess(caller, admitted);
    if (await this.secondFactor.isMissing(request, caller))
      request.caller = this.withoutSecondFactor(context, request, caller, admitted);
    if (this.said<true>(FRESH_PROOF, context)) this.proof.require(caller);
    return true;
  }

  /**
   * Until it is set up an administrator may call only public operations, as a guest.
   * @throws second_factor_setup_required (403)
   */
  private withoutSecondFactor(
    context: ExecutionContext,
    request: Request,
    caller: RequestCaller,
    admitted: readonly Admitted[],
  ): RequestCaller {
    if (this.said<true>(WITHOUT_SECOND_FACTOR, context)) return caller;
    if (admitted.includes('anyone')) return guestCaller(request);
    throw authErrors.second_factor_setup_required();
  }

  private said<T>(what: symbol, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(what, [context.getHandler(), context.getClass()]);
  }
}
