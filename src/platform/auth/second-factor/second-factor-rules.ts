/** Who may be required to have a second factor: nobody, owners, owners and managers, all administrators (decisions §18). */
export const SECOND_FACTOR_RULES = ['none', 'owner', 'manager', 'all'] as const;
export type SecondFactorRuleName = (typeof SECOND_FACTOR_RULES)[number];
