import type { Admitted } from '../../platform/access/access.decorator.js';
import { type Caller, type Scope, isAdministratorRole, type AdministratorRole } from '../../platform/access/caller.js';
import { requireAccess } from './access.guard.js';

describe('The access guard', () => {
  const outcome = (kind: Caller['kind'] | AdministratorRole, scopes: Scope[], ...admitted: Admitted[]): string => {
    const role = isAdministratorRole(kind) ? kind : null;
    try {
      requireAccess({ kind: isAdministratorRole(kind) ? 'administrator' : kind, role, scopes }, admitted);
      return 'admitted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('closes an operation without @Access to everybody', () => {
    for (const kind of ['guest', 'customer', 'owner', 'integration'] as const)
      expect(outcome(kind, ['admin'])).toBe('forbidden');
  });

  test('admits owners and the admin scope to everything else', () => {
    for (const word of [
      'anyone',
      'customer',
      'administrator',
      'manager',
      'owner',
      'orders:read',
      'catalog:write',
      'admin',
    ] as const) {
      expect(outcome('owner', [], word)).toBe('admitted');
      expect(outcome('integration', ['admin'], word)).toBe('admitted');
    }
  });

  test('admits other administrators by their role, and names the role that is needed', () => {
    const support = ['customer', 'administrator', 'orders:read', 'orders:write'] as const;
    const manager = ['manager', 'catalog:write', 'payments:verify'] as const;
    for (const word of support)
      expect([outcome('support', [], word), outcome('manager', [], word)]).toEqual(['admitted', 'admitted']);
    for (const word of manager)
      expect([outcome('support', [], word), outcome('manager', [], word)]).toEqual(['manager_needed', 'admitted']);
    for (const word of ['owner', 'admin'] as const) {
      expect([outcome('support', [], word), outcome('manager', [], word)]).toEqual(['owner_needed', 'owner_needed']);
    }
    expect(outcome('support', [], 'customer', 'payments:verify')).toBe('manager_needed');
    expect(outcome('support', [], 'catalog:write', 'orders:read')).toBe('admitted');
  });

  test('asks guests to log in, and names to others the missing right', () => {
    expect(outcome('guest', [], 'customer')).toBe('unauthenticated');
    expect(outcome('customer', [], 'administrator', 'orders:read')).toBe('forbidden');
    expect(outcome('customer', [], 'customer', 'orders:read')).toBe('admitted');
    expect(outcome('integration', ['orders:read'], 'customer', 'orders:read')).toBe('admitted');
    expect(outcome('integration', ['orders:read'], 'orders:write')).toBe('insufficient_scope');
    expect(outcome('integration', ['orders:read'], 'customer')).toBe('insufficient_scope');
  });
});
