import fc from 'fast-check';
import { localPath } from './page-answer.js';

describe("the target of a form's `back` field", () => {
  test.each(['/', '/cart', '/product/tea?page=2#reviews', '/search?q=a%2Fb'])(
    'a local path in the back field of a form is kept: %s',
    (path) => {
      expect(localPath(path, '/x')).toBe(path);
    },
  );

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
  ])(
    'the back field of a form with a URL of another site, or an invalid one, is replaced by the fallback: %j',
    (path) => expect(localPath(path, '/x')).toBe('/x'),
  );

  test('the back field of a form never leads to another site', () => {
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
