import { checkPassword } from './password-policy.js';

describe('A password', () => {
  test.each(['a quiet harbour', 'тихая гавань на рассвете', 'x7#kQ2!p', 'long '.repeat(50)])('"%s" is accepted', (password) => {
    expect(() => checkPassword(password, 'olena@example.com')).not.toThrow();
  });

  test.each(['short', '', 'password', 'Password1', 'QWERTY123', 'йцукенгш', 'aaaaaaaaaa', 'abababababa', 'olena@example.com', 'x'.repeat(257)])(
    '"%s" is refused', (password) => {
      expect(() => checkPassword(password, 'olena@example.com')).toThrow('validation_failed');
    });

  test('the part of the address before the @ is refused', () => {
    expect(() => checkPassword('olena.koval', 'Olena.Koval@example.com')).toThrow('validation_failed');
  });
});
