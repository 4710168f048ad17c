import type { SecurityChange, SecurityNotice } from '#contracts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Settings whose values have texts in `notification.json`. */
const WITH_TEXTS: readonly SecurityChange['name'][] = ['smtp_security', 'smtp_password', 'require_second_factor'];

/** Formats a changed setting as a line of the email. */
export function changeFact(
  { name, before, after }: SecurityChange,
  say: (key: string, args?: Record<string, unknown>) => string,
): Fact {
  const text = (value: string | null): string => {
    if (value === null) return say('changes.none');
    // The names of the security protocols are the same in all languages.
    if (name === 'smtp_security' && value !== 'none') return value.toUpperCase();
    return WITH_TEXTS.includes(name) ? say(`changes.values.${name}.${value}`) : value;
  };
  const label = say(`changes.${name}`);
  return name === 'smtp_password'
    ? { label, value: text(after) }
    : { label, value: `${text(before)} → ${text(after)}` };
}

/** Whether settings of the administrators' login were changed together with the mail server. */
export const touchesLogin = ({
  notice,
  changes,
}: {
  readonly notice: SecurityNotice;
  readonly changes?: readonly SecurityChange[] | null;
}): boolean => notice === 'mail_server_changed' && (changes ?? []).some(({ name }) => !/^(smtp|mail)_/.test(name));
