/** Roles that must have a second factor: none, owners, owners and managers, all administrators (decisions §18). */
export const SECOND_FACTOR_RULES = ['none', 'owner', 'manager', 'all'] as const;
export type SecondFactorRuleName = (typeof SECOND_FACTOR_RULES)[number];
