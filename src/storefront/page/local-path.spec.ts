import fc from 'fast-check';
import { localPath } from './page-answer.js';

describe('The address to go back to', () => {
  test.each(['/', '/cart', '/product/tea?page=2#reviews', '/search?q=a%2Fb'])('stays: %s', (path) => {
    expect(localPath(path, '/x')).toBe(path);
  });

  test.each([
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    '\\/evil',
    'https://evil.example/',
    '/\t/evil.example',
    '/ /evil',
    'javascript:alert(1)',
    null,
    7,
    ['/cart'],
    `/${'a'.repeat(3000)}`,
  ])('of another site, or of none, is the fallback: %j', (path) => expect(localPath(path, '/x')).toBe('/x'));

  test('never leads off the site', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'e', '?', '#', '\t', '%', '2', 'f') }),
        (text) => {
          const path = localPath(`/${text}`, '/x');
          expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
          expect(path.startsWith('//')).toBe(false);
        },
      ),
    );
  });
});
