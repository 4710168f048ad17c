import type { Admitted } from '../../http/caller/access.decorator.js';
import { isAdministrator, type Caller } from '../../http/caller/caller.js';
import { commonErrors } from '../../http/errors/common-errors.js';

/**
 * Administrators, and the `admin` scope, may call everything that is open to anybody at all.
 * @throws DomainError `unauthenticated` (401), `insufficient_scope` or `forbidden` (403)
 */
export function requireAccess(caller: Pick<Caller, 'kind' | 'scopes'>, admitted: readonly Admitted[]): void {
  if (admitted.length === 0) throw commonErrors.forbidden();
  if (isAdministrator(caller as Caller) || admitted.includes('anyone')) return;
  if (caller.kind === 'guest') throw commonErrors.unauthenticated();
  if (caller.kind === 'customer') {
    if (!admitted.includes('customer')) throw commonErrors.forbidden();
    return;
  }
  const scopes = admitted.filter((word) => word.includes(':'));
  if (scopes.some((scope) => (caller.scopes as readonly string[]).includes(scope))) return;
  throw commonErrors.insufficient_scope({ needed: scopes[0] ?? 'admin' });
}
