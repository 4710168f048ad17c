import type { Admitted } from '../../platform/access/access.decorator.js';
import { type Caller, type Scope, isAdministratorRole, type AdministratorRole } from '../../platform/access/caller.js';
import { requireAccess } from './access.guard.js';

describe('the access guard', () => {
  const outcome = (kind: Caller['kind'] | AdministratorRole, scopes: Scope[], ...admitted: Admitted[]): string => {
    const role = isAdministratorRole(kind) ? kind : null;
    try {
      requireAccess({ kind: isAdministratorRole(kind) ? 'administrator' : kind, role, scopes }, admitted);
      return 'admitted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('nobody may call an operation without @Access', () => {
    for (const kind of ['guest', 'customer', 'owner', 'integration'] as const)
      expect(outcome(kind, ['admin'])).toBe('forbidden');
  });

  test('owners, and tokens with the admin scope, may call every operation that has @Access', () => {
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

  test('other administrators may call operations by their role, and the error names the required role', () => {
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

  test('guests are asked to log in, and other callers are told which right they lack', () => {
    expect(outcome('guest', [], 'customer')).toBe('unauthenticated');
    expect(outcome('customer', [], 'administrator', 'orders:read')).toBe('forbidden');
    expect(outcome('customer', [], 'customer', 'orders:read')).toBe('admitted');
    expect(outcome('integration', ['orders:read'], 'customer', 'orders:read')).toBe('admitted');
    expect(outcome('integration', ['orders:read'], 'orders:write')).toBe('insufficient_scope');
    expect(outcome('integration', ['orders:read'], 'customer')).toBe('insufficient_scope');
  });
});
