/** Bounds of what is carried over: a form of ours is far smaller. */
const MOST_FIELDS = 100;
const MOST_CHARACTERS = 20_000;

/** Field names of our forms: each has its label at `storefront-errors.fields`. */
const PASSWORDS = ['password', 'new_password', 'current_password', 'repeated', 'code'];
const isPassword = (name: string): boolean => PASSWORDS.includes(name) || /password/i.test(name);

export interface AgainFields {
  readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  /** Must be typed again: secrets are never part of a page. */
  readonly passwords: readonly string[];
}

/** What was typed in a form, to be sent once more; null for what no form of ours sends. */
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
