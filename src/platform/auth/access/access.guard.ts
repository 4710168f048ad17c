import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ACCESS, type Admitted } from '../../http/caller/access.decorator.js';
import { CallerResolver } from './caller-resolver.js';
import { requireAccess } from './require-access.js';

/** The one place that decides who may call an operation. What says nothing is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector, private readonly callers: CallerResolver) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = await this.callers.resolve(context);
    request.caller = caller;
    const admitted = this.reflector.getAllAndOverride<Admitted[] | undefined>(ACCESS, [context.getHandler(), context.getClass()]);
    requireAccess(caller, admitted ?? []);
    return true;
  }
}
