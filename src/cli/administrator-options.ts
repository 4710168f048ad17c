import { parseArgs } from 'node:util';

export const ADMINISTRATOR_USAGE = 'Usage: npm run administrator -- --email E --second-factor-off | --password-link';

export interface AdministratorOptions {
  readonly email: string;
  readonly does: 'second-factor-off' | 'password-link';
}

/**
 * Reads the options of the command line.
 * @throws Error with a one-line message
 */
export function readAdministratorOptions(args: readonly string[]): AdministratorOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      'second-factor-off': { type: 'boolean' },
      'password-link': { type: 'boolean' },
    },
  });
  const email = values.email?.trim() ?? '';
  if (email === '') throw new Error('--email is needed');
  if (values['second-factor-off'] === values['password-link'])
    throw new Error('Either --second-factor-off or --password-link is needed');
  return { email, does: values['password-link'] ? 'password-link' : 'second-factor-off' };
}
