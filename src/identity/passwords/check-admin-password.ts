import { FieldErrors } from '#kernel';
import type { Config } from '../../platform/config/config.js';
import { SettingError } from '../../platform/config/setting-error.js';
import { checkPassword } from './password-policy.js';

/**
 * Checks the first administrator's password against the policy of all passwords.
 * @throws SettingError, which never contains the password
 */
export function checkAdminPassword({ adminPassword, adminEmail }: Pick<Config, 'adminPassword' | 'adminEmail'>): void {
  if (adminPassword === null) return;
  try {
    checkPassword(adminPassword, adminEmail);
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error;
    throw new SettingError('ADMIN_PASSWORD', reasonOf(error));
  }
}

function reasonOf({ fields }: FieldErrors): string {
  const { key, args } = Object.values(fields).flat()[0] ?? {};
  if (key === 'validation.isLength') return `must have ${String(args?.['a0'])} to ${String(args?.['a1'])} characters`;
  if (key === 'auth.errors.password_is_email') return 'must have more in it than ADMIN_EMAIL or its first part';
  return 'is one of the passwords that are guessed first; choose another';
}
