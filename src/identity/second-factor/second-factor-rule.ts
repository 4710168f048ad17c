import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Caller, roleCovers, type AccountRole } from '../../platform/access/caller.js';
import { ShopProfile, type SecondFactorRuleName } from '../../platform/ports/shop-profile.js';
import { SecondFactors } from './second-factors.js';

/** Roles that must have a second factor: none, owners, owners and managers, all administrators (decisions §18). */
export const SECOND_FACTOR_RULES = [
  'none',
  'owner',
  'manager',
  'all',
] as const satisfies readonly SecondFactorRuleName[];

/** The shop's rule of who needs a second factor (`require_second_factor`, decisions §18). */
@Injectable()
export class SecondFactorRule {
  constructor(
    private readonly shop: ShopProfile,
    private readonly factors: SecondFactors,
  ) {}

  isRequiredOf(role: AccountRole | null): boolean {
    const rule = this.shop.requireSecondFactor;
    if (rule === 'none' || role === null || role === 'customer') return false;
    return rule === 'all' || roleCovers(role, rule);
  }

  /**
   * Whether an administrator must set one up before anything else. A session that has one remembers it: it is looked up
   * once.
   */
  async isMissing(request: Request, caller: Caller): Promise<boolean> {
    if (!this.isRequiredOf(caller.role)) return false;
    if (request.session.secondFactor) return false;
    const isOn = await this.factors.isOn(caller.userId!);
    if (isOn) request.session.secondFactor = true;
    return !isOn;
  }
}
