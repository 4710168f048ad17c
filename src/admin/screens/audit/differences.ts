/** A changed member; undefined values were not recorded. */
export interface Difference {
  /** Path of the member, e.g. `shipping_address.city`. */
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Members that are not shown: the entry names the record, and the version increases with each change. */
const BOOKKEEPING = ['id', 'version', 'created_at', 'updated_at'];

/** Differences between two recorded states; all members if there is only one. */
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
