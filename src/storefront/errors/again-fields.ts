/** Limits of kept entries; the shop's forms are far smaller. */
const MOST_FIELDS = 100;
const MOST_CHARACTERS = 20_000;

/** Names of password fields; each has a label in `storefront-errors.fields`. */
const PASSWORDS = ['password', 'new_password', 'current_password', 'repeated', 'code'];
const isPassword = (name: string): boolean => PASSWORDS.includes(name) || /password/i.test(name);

export interface AgainFields {
  readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  /** Passwords that must be typed again, because secrets are never part of a page. */
  readonly passwords: readonly string[];
}

/** Entries of a form to be sent again; null for bodies that no form of the shop sends. */
export function againFields(body: unknown): AgainFields | null {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([name]) => name !== '_csrf');
  const all = entries.flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: one })));
  if (all.length > MOST_FIELDS || !all.every(isText)) return null;
  if (all.reduce((sum, { value }) => sum + value.length, 0) > MOST_CHARACTERS) return null;
  return {
    fields: all.filter(({ name }) => !isPassword(name)),
    passwords: [...new Set(all.map(({ name }) => name).filter(isPassword))],
  };
}

const isText = (field: { name: string; value: unknown }): field is { name: string; value: string } =>
  typeof field.value === 'string';
