/** From the least to the most privileged: each includes the rights of those before it. */
export const ADMINISTRATOR_ROLES = ['support', 'manager', 'owner'] as const;
export type AdministratorRole = (typeof ADMINISTRATOR_ROLES)[number];

export const isAdministratorRole = (value: string | null | undefined): value is AdministratorRole =>
  (ADMINISTRATOR_ROLES as readonly unknown[]).includes(value);

/** Whether `role` may do what is `least`'s to do. */
export const roleCovers = (role: string | null, least: AdministratorRole): boolean =>
  isAdministratorRole(role) && ADMINISTRATOR_ROLES.indexOf(role) >= ADMINISTRATOR_ROLES.indexOf(least);
