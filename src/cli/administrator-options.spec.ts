import { readAdministratorOptions } from './administrator-options.js';

describe('npm run administrator', () => {
  test('npm run administrator takes an email address and one action', () => {
    expect(readAdministratorOptions(['--email', ' anna@example.com ', '--second-factor-off'])).toEqual({
      email: 'anna@example.com',
      does: 'second-factor-off',
    });
    expect(readAdministratorOptions(['--password-link', '--email', 'anna@example.com'])).toEqual({
      email: 'anna@example.com',
      does: 'password-link',
    });
  });

  test.each([
    [[]],
    [['--email', 'a@b.c']],
    [['--second-factor-off']],
    [['--email', 'a@b.c', '--second-factor-off', '--password-link']],
    [['--nonsense']],
  ])('npm run administrator refuses %p', (args) => {
    expect(() => readAdministratorOptions(args)).toThrow();
  });
});
