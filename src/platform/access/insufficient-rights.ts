import type { DomainError } from '#kernel';
import { ROLE_OF_SCOPE, type Caller, type Scope, type AdministratorRole } from './caller.js';
import { commonErrors } from '../errors/common-errors.js';

/** The error for an administrator whose role is too low. */
export function insufficientRole(needed: AdministratorRole): DomainError {
  if (needed === 'owner') return commonErrors.owner_needed();
  return needed === 'manager' ? commonErrors.manager_needed() : commonErrors.forbidden();
}

/**
 * The error for a missing scope. The message names the scope to tokens, the role to administrators, and neither to
 * other callers.
 */
export function insufficientScope(caller: Pick<Caller, 'kind'>, needed: Scope): DomainError {
  if (caller.kind === 'integration') return commonErrors.insufficient_scope({ needed });
  return caller.kind === 'administrator' ? insufficientRole(ROLE_OF_SCOPE[needed]) : commonErrors.forbidden();
}
