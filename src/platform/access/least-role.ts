import type { Admitted } from './access.decorator.js';
import { ROLE_OF_SCOPE, type Scope } from './caller.js';
import { ADMINISTRATOR_ROLES, type AdministratorRole } from './roles.js';

/** The least role whose session may call an operation. Beside other words, `customer` speaks of customers alone. */
export function leastRole(admitted: readonly Admitted[]): AdministratorRole {
  if (admitted.includes('anyone')) return 'support';
  const roles = admitted.filter((word) => word !== 'customer').map(roleOf);
  return ADMINISTRATOR_ROLES.find((role) => roles.includes(role)) ?? 'support';
}

function roleOf(word: Admitted): AdministratorRole {
  if (word === 'manager' || word === 'owner') return word;
  return ROLE_OF_SCOPE[word as Scope] ?? 'support';
}
