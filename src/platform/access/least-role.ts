import type { Admitted } from './access.decorator.js';
import { ROLE_OF_SCOPE, type Scope } from './caller.js';
import { ADMINISTRATOR_ROLES, type AdministratorRole } from './roles.js';

/** The least role whose session may call an operation. Beside others, `customer` means customers only. */
export function leastRole(admitted: readonly Admitted[]): AdministratorRole {
  if (admitted.includes('anyone')) return 'support';
  const roles = admitted.filter((admittedTo) => admittedTo !== 'customer').map(roleOf);
  return ADMINISTRATOR_ROLES.find((role) => roles.includes(role)) ?? 'support';
}

function roleOf(admittedTo: Admitted): AdministratorRole {
  if (admittedTo === 'manager' || admittedTo === 'owner') return admittedTo;
  return ROLE_OF_SCOPE[admittedTo as Scope] ?? 'support';
}
