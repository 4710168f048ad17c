/** One thing that was so and is now different; undefined: it was not recorded. */
export interface Difference {
  /** Path of the member, e.g. `shipping_address.city`. */
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Of every record, and no news: the entry names the record, and a version is one more with each change. */
const BOOKKEEPING = ['id', 'version', 'created_at', 'updated_at'];

/** What differs between two records as the audit keeps them; of one alone, all that it says. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [membersOf(before), membersOf(after)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => !BOOKKEEPING.includes(name));
  return names
    .map((name) => ({ name, before: old.get(name), after: fresh.get(name) }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

function membersOf(value: unknown, path = ''): Map<string, unknown> {
  if (value === null || value === undefined) return path ? new Map([[path, value]]) : new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path || 'value', value]]);
  return new Map(
    Object.entries(value).flatMap(([name, member]) => [...membersOf(member, path ? `${path}.${name}` : name)]),
  );
}
