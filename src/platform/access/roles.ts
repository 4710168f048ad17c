import { ADMINISTRATOR_ROLES, type AdministratorRole } from '#contracts';

export { ADMINISTRATOR_ROLES, type AdministratorRole };

/** Of accounts. */
export const ACCOUNT_ROLES = ['customer', ...ADMINISTRATOR_ROLES] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const isAdministratorRole = (value: string | null | undefined): value is AdministratorRole =>
  (ADMINISTRATOR_ROLES as readonly unknown[]).includes(value);

/** Whether `role` may do what the role `least` may. */
export const roleCovers = (role: string | null, least: AdministratorRole): boolean =>
  isAdministratorRole(role) && ADMINISTRATOR_ROLES.indexOf(role) >= ADMINISTRATOR_ROLES.indexOf(least);
