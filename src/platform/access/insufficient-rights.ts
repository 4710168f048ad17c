import type { DomainError } from '#kernel';
import { ROLE_OF_SCOPE, type Caller, type Scope } from './caller.js';
import type { AdministratorRole } from './roles.js';
import { commonErrors } from '../errors/common-errors.js';

/** What an administrator is told whose role is too low. */
export function lackingRole(needed: AdministratorRole): DomainError {
  if (needed === 'owner') return commonErrors.owner_needed();
  return needed === 'manager' ? commonErrors.manager_needed() : commonErrors.forbidden();
}

/** The same for what has a scope: a token is told the scope, an administrator the role, anybody else nothing. */
export function lackingScope(caller: Pick<Caller, 'kind'>, needed: Scope): DomainError {
  if (caller.kind === 'integration') return commonErrors.insufficient_scope({ needed });
  return caller.kind === 'administrator' ? lackingRole(ROLE_OF_SCOPE[needed]) : commonErrors.forbidden();
}
