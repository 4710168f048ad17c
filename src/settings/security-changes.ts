import type { SecurityChange } from '#contracts';
import type { StoredSettings } from './stored-settings.js';

type Compared = Pick<
  StoredSettings,
  'smtp' | 'mail_sender_address' | 'require_second_factor' | 'administrator_idle_minutes'
>;

/** Returns the changes to settings that require a recent password or code. No change contains a password. */
export function securityChanges(before: Compared, after: Compared): SecurityChange[] {
  const [old, now] = [before.smtp, after.smtp];
  const all: SecurityChange[] = [
    { name: 'smtp_server', before: old && `${old.host}:${old.port}`, after: now && `${now.host}:${now.port}` },
    { name: 'smtp_security', before: old?.security ?? null, after: now?.security ?? null },
    { name: 'smtp_user', before: old?.user ?? null, after: now?.user ?? null },
    { name: 'mail_sender_address', before: before.mail_sender_address, after: after.mail_sender_address },
    { name: 'require_second_factor', before: before.require_second_factor, after: after.require_second_factor },
    {
      name: 'administrator_idle_minutes',
      before: String(before.administrator_idle_minutes),
      after: String(after.administrator_idle_minutes),
    },
  ];
  const changed = all.filter((change) => change.before !== change.after);
  // The passwords are compared in encrypted form, so a password that was entered again counts as changed.
  const [had, has] = [old?.password ?? null, now?.password ?? null];
  if (had === has) return changed;
  const outcome = had === null ? 'set' : has === null ? 'removed' : 'changed';
  return [...changed, { name: 'smtp_password', before: null, after: outcome }];
}
