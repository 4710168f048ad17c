import { safeNext } from './safe-next.js';

describe('the redirect after login', () => {
  test.each(['/admin', '/admin/pages/orders/17', '/admin/pages/orders?status=paid&page=2#lines'])(
    'the login redirects to %s',
    (next) => expect(safeNext(next, '')).toBe(next),
  );

  test.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example/admin',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/admin/../api/auth/me',
    '/admin/%2e%2e/checkout',
    '/administrator',
    '/checkout',
    '/admin/login?next=/admin',
    '/admin/logout',
    '/admin/password/forgot',
    '',
    undefined,
    ['/admin/x'],
    `/admin/${'a'.repeat(3000)}`,
    '/@evil.example/admin',
    '/admin\r\nSet-Cookie: a=b',
  ])("the login ignores %p and redirects to the panel's first page", (next) =>
    expect(safeNext(next, '')).toBe('/admin'),
  );

  test('the login of a shop below a path redirects only to its own panel', () => {
    expect(safeNext('/shop/admin/pages/orders', '/shop')).toBe('/shop/admin/pages/orders');
    expect(safeNext('/admin/pages/orders', '/shop')).toBe('/shop/admin');
  });
});
