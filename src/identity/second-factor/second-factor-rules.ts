import type { SecondFactorRuleName } from '../../platform/ports/shop-profile.js';

/** Roles that must have a second factor: none, owners, owners and managers, all administrators (decisions §18). */
export const SECOND_FACTOR_RULES = [
  'none',
  'owner',
  'manager',
  'all',
] as const satisfies readonly SecondFactorRuleName[];
