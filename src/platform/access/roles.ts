import { ADMINISTRATOR_ROLES, type AdministratorRole } from '#contracts';

export { ADMINISTRATOR_ROLES, type AdministratorRole };

export const isAdministratorRole = (word: string | null | undefined): word is AdministratorRole =>
  (ADMINISTRATOR_ROLES as readonly unknown[]).includes(word);

/** Whether `role` may do what is `least`'s to do. */
export const roleCovers = (role: string | null, least: AdministratorRole): boolean =>
  isAdministratorRole(role) && ADMINISTRATOR_ROLES.indexOf(role) >= ADMINISTRATOR_ROLES.indexOf(least);
