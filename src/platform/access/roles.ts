/** From the least to the most: each may do all that those before it may. */
export const ADMINISTRATOR_ROLES = ['support', 'manager', 'owner'] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

/** Of accounts. */
export const ACCOUNT_ROLES = ['customer', ...ADMINISTRATOR_ROLES] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const isAdministratorRole = (word: string | null | undefined): word is AdministratorRole =>
  (ADMINISTRATOR_ROLES as readonly unknown[]).includes(word);

/** Whether `role` may do what the role `least` may. */
export const roleCovers = (role: string | null, least: AdministratorRole): boolean =>
  isAdministratorRole(role) && ADMINISTRATOR_ROLES.indexOf(role) >= ADMINISTRATOR_ROLES.indexOf(least);
