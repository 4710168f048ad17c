import type { Admitted } from '../../http/caller/access.decorator.js';
import type { Caller, Scope } from '../../http/caller/caller.js';
import { requireAccess } from './require-access.js';

describe('The access guard', () => {
  const outcome = (kind: Caller['kind'], scopes: Scope[], ...admitted: Admitted[]): string => {
    try {
      requireAccess({ kind, scopes }, admitted);
      return 'admitted';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('closes what says nothing, to everybody', () => {
    for (const kind of ['guest', 'customer', 'administrator', 'integration'] as const) expect(outcome(kind, ['admin'])).toBe('forbidden');
  });

  test('admits administrators and the admin scope to everything else', () => {
    expect(outcome('administrator', [], 'orders:read')).toBe('admitted');
    expect(outcome('integration', ['admin'], 'administrator')).toBe('admitted');
  });

  test('asks guests to log in, and tells others what they lack', () => {
    expect(outcome('guest', [], 'customer')).toBe('unauthenticated');
    expect(outcome('customer', [], 'administrator', 'orders:read')).toBe('forbidden');
    expect(outcome('customer', [], 'customer', 'orders:read')).toBe('admitted');
    expect(outcome('integration', ['orders:read'], 'customer', 'orders:read')).toBe('admitted');
    expect(outcome('integration', ['orders:read'], 'orders:write')).toBe('insufficient_scope');
    expect(outcome('integration', ['orders:read'], 'customer')).toBe('insufficient_scope');
  });
});
