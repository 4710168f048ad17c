import { Injectable, type CanActivate, type ExecutionContext, type OnApplicationBootstrap } from '@nestjs/common';
import { Reflector, ModulesContainer } from '@nestjs/core';
import type { Request } from 'express';
import {
  type Admitted,
  ACCESS,
  FRESH_PROOF,
  REFUSES_CUSTOMERS,
  WITHOUT_SECOND_FACTOR,
} from '../../platform/access/access.decorator.js';
import { hasRole, type Caller, leastRole } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { insufficientRole } from '../../platform/access/insufficient-rights.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { authErrors } from '../identity.errors.js';
import { type RequestCaller, CallerResolver, guestCaller } from './caller-resolver.js';
import { FreshProof } from '../reauthentication/fresh-proof.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { operationsOf } from '../../platform/access/operations.js';

/**
 * Refuses callers without the required rights. A token with the scope `admin` may call every operation that has
 * a declaration by `@Access`; an administrator's session may call those that its role covers.
 * @throws DomainError `unauthenticated` (401), `insufficient_scope`, `manager_needed`, `owner_needed` or `forbidden`
 * (403)
 */
export function requireAccess(
  caller: Pick<Caller, 'kind' | 'role' | 'scopes'>,
  admitted: readonly Admitted[],
  { refusesCustomers = false } = {},
): void {
  if (admitted.length === 0) throw commonErrors.forbidden();
  if (admitted.includes('anyone') || hasRole(caller, leastRole(admitted))) return;
  if (caller.kind === 'guest') throw commonErrors.unauthenticated();
  if (caller.kind === 'administrator') throw insufficientRole(leastRole(admitted));
  if (caller.kind === 'customer') {
    if (!admitted.includes('customer') && !refusesCustomers) throw commonErrors.forbidden();
    return;
  }
  const scopes = admitted.filter((one) => one.includes(':'));
  if (scopes.some((scope) => (caller.scopes as readonly string[]).includes(scope))) return;
  throw commonErrors.insufficient_scope({ needed: scopes[0] ?? 'admin' });
}

/** Decides who may call an operation. Nobody may call an operation without @Access. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerResolver,
    private readonly proof: FreshProof,
    private readonly shop: ShopProfile,
    private readonly secondFactors: SecondFactors,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const admitted = this.metadata<Admitted[]>(ACCESS, context) ?? [];
    const caller = await this.callers.resolve(context);
    request.caller = caller;
    requireAccess(caller, admitted, { refusesCustomers: this.metadata<true>(REFUSES_CUSTOMERS, context) });
    if (caller.kind === 'administrator' && (await this.lacksSecondFactor(request, caller)))
      request.caller = this.withoutSecondFactor(context, request, caller, admitted);
    if (this.metadata<true>(FRESH_PROOF, context)) this.proof.require(caller);
    return true;
  }

  /**
   * Whether a required second factor is missing. The session of an account with a second factor stores this fact, so
   * that it is looked up once.
   */
  private async lacksSecondFactor({ session }: Request, { role, userId }: RequestCaller): Promise<boolean> {
    if (!this.shop.requiresSecondFactorOf(role) || session.secondFactor) return false;
    const isOn = await this.secondFactors.isOn(userId!);
    if (isOn) session.secondFactor = true;
    return !isOn;
  }

  /**
   * Until the second factor is set up, an administrator may call only public operations, as a guest.
   * @throws second_factor_setup_required (403)
   */
  private withoutSecondFactor(
    context: ExecutionContext,
    request: Request,
    caller: RequestCaller,
    admitted: readonly Admitted[],
  ): RequestCaller {
    if (this.metadata<true>(WITHOUT_SECOND_FACTOR, context)) return caller;
    if (admitted.includes('anyone')) return guestCaller(request);
    throw authErrors.second_factor_setup_required();
  }

  private metadata<T>(key: symbol, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}

/** Makes the start fail if an operation has no @Access. */
@Injectable()
export class AccessCheck implements OnApplicationBootstrap {
  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const missing = operationsOf(this.modules).filter(({ admitted }) => admitted === null);
    if (missing.length > 0) throw new Error(`Without @Access: ${missing.map(({ handler }) => handler).join(', ')}`);
  }
}
