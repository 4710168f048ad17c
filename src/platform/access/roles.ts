/** From the least to the most: each may do all that stands before it. */
export const ADMINISTRATOR_ROLES = ['support', 'manager', 'owner'] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

export const isAdministratorRole = (word: string | null | undefined): word is AdministratorRole =>
  (ADMINISTRATOR_ROLES as readonly unknown[]).includes(word);

/** Whether `role` may do what is `least`'s to do. */
export const roleCovers = (role: string | null, least: AdministratorRole): boolean =>
  isAdministratorRole(role) && ADMINISTRATOR_ROLES.indexOf(role) >= ADMINISTRATOR_ROLES.indexOf(least);
