import type { Admitted } from '../../platform/access/access.decorator.js';
import { hasRole, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { insufficientRole } from '../../platform/access/insufficient-rights.js';
import { leastRole } from '../../platform/access/least-role.js';

/**
 * The `admin` scope may call everything that is open to anybody at all, an administrator's session what its role covers.
 * @throws DomainError `unauthenticated` (401), `insufficient_scope`, `manager_needed`, `owner_needed` or `forbidden` (403)
 */
export function requireAccess(caller: Pick<Caller, 'kind' | 'role' | 'scopes'>, admitted: readonly Admitted[]): void {
  if (admitted.length === 0) throw commonErrors.forbidden();
  if (admitted.includes('anyone') || hasRole(caller, leastRole(admitted))) return;
  if (caller.kind === 'guest') throw commonErrors.unauthenticated();
  if (caller.kind === 'administrator') throw insufficientRole(leastRole(admitted));
  if (caller.kind === 'customer') {
    if (!admitted.includes('customer')) throw commonErrors.forbidden();
    return;
  }
  const scopes = admitted.filter((word) => word.includes(':'));
  if (scopes.some((scope) => (caller.scopes as readonly string[]).includes(scope))) return;
  throw commonErrors.insufficient_scope({ needed: scopes[0] ?? 'admin' });
}
