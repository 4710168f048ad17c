import type { Admitted } from './access.decorator.js';
import { ROLE_OF_SCOPE, type Scope } from './caller.js';
import { ADMINISTRATOR_ROLES, type AdministratorRole } from './roles.js';

/** The least role whose session may call an operation. Beside others, `customer` means customers only. */
export function leastRole(admitted: readonly Admitted[]): AdministratorRole {
  if (admitted.includes('anyone')) return 'support';
  const roles = admitted.filter((value) => value !== 'customer').map(roleOf);
  return ADMINISTRATOR_ROLES.find((role) => roles.includes(role)) ?? 'support';
}

function roleOf(value: Admitted): AdministratorRole {
  if (value === 'manager' || value === 'owner') return value;
  return ROLE_OF_SCOPE[value as Scope] ?? 'support';
}
