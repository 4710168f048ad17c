import { safeNext } from './safe-next.js';

describe('After login', () => {
  test.each(['/admin', '/admin/pages/orders/17', '/admin/pages/orders?status=paid&page=2#lines'])(
    '%s is where one is led',
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
  ])("%p leads no further than the panel's first page", (next) => expect(safeNext(next, '')).toBe('/admin'));

  test('a shop below a path keeps to its own panel', () => {
    expect(safeNext('/shop/admin/pages/orders', '/shop')).toBe('/shop/admin/pages/orders');
    expect(safeNext('/admin/pages/orders', '/shop')).toBe('/shop/admin');
  });
});
