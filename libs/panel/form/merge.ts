type Fields = Readonly<Record<string, unknown>>;

/** Key of a list's row on the page. It is not a value of the row. */
const ROW_KEY = 'key';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !isList(value);
const isRows = (value: unknown): value is readonly Fields[] =>
  isList(value) && value.every((row) => isFields(row) && row[ROW_KEY] !== undefined);
const namesOf = (...some: readonly Fields[]): string[] => [...new Set(some.flatMap((one) => Object.keys(one)))];

/** Whether two values are equal, ignoring the keys of rows and fields without a value. */
export function same(one: unknown, other: unknown): boolean {
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (isFields(one) && isFields(other))
    return namesOf(one, other).every((name) => name === ROW_KEY || same(one[name], other[name]));
  return Object.is(one, other);
}

/**
 * The newer values, with the differences between `mine` and their common `ancestor` applied: field by field, and in
 * lists row by row.
 */
export function merge<V>(fresh: V, ancestor: V, mine: V): V;
export function merge(fresh: unknown, ancestor: unknown, mine: unknown): unknown {
  if (isRows(fresh) && isRows(ancestor) && isRows(mine)) return mergeRows(named(fresh, ancestor), ancestor, mine);
  if (!isFields(fresh) || !isFields(ancestor) || !isFields(mine)) return same(mine, ancestor) ? fresh : mine;
  const merged = namesOf(fresh, mine)
    .map((name) => [name, merge(fresh[name], ancestor[name], mine[name])] as const)
    .filter(([name, value]) => value !== undefined || (name in fresh && name in mine));
  return Object.fromEntries(merged);
}

/** Whether both values differ from the ancestor, in different ways. */
export function isContested(fresh: unknown, ancestor: unknown, mine: unknown): boolean {
  if (same(mine, ancestor) || same(fresh, ancestor) || same(fresh, mine)) return false;
  const [one, before, other] = [fresh, ancestor, mine].map(fieldsOf);
  if (!one || !before || !other) return true;
  return namesOf(one, before, other).some((name) => isContested(one[name], before[name], other[name]));
}

/** Fields of a value, or rows of a list by their keys on the page; null for a value without parts. */
function fieldsOf(value: unknown): Fields | null {
  if (isRows(value)) return Object.fromEntries(value.map((row) => [String(row[ROW_KEY]), row]));
  return isFields(value) ? value : null;
}

function mergeRows(fresh: readonly Fields[], ancestor: readonly Fields[], mine: readonly Fields[]): readonly Fields[] {
  const [ofFresh, ofAncestor, ofMine] = [fresh, ancestor, mine].map(
    (rows) => new Map(rows.map((row) => [row[ROW_KEY], row])),
  ) as [Map<unknown, Fields>, Map<unknown, Fields>, Map<unknown, Fields>];
  const added = fresh.filter((row) => !ofAncestor.has(row[ROW_KEY]) && !ofMine.has(row[ROW_KEY]));
  const mergedOf = (row: Fields): Fields[] => {
    const before = ofAncestor.get(row[ROW_KEY]);
    const now = ofFresh.get(row[ROW_KEY]);
    if (!before) return [row];
    if (!now) return same(row, before) ? [] : [row];
    return [merge(now, before, row)];
  };
  if (mine.map((row) => row[ROW_KEY]).join('\n') !== ancestor.map((row) => row[ROW_KEY]).join('\n'))
    return [...mine.flatMap(mergedOf), ...added];
  const gone = mine.filter((row) => !ofFresh.has(row[ROW_KEY]));
  return [...fresh.flatMap((row) => mergedOf(ofMine.get(row[ROW_KEY]) ?? row)), ...gone.flatMap(mergedOf)];
}

/**
 * The newer rows by their keys on the page: matched by `id`, else by the key. Rows that were sent without an id are the
 * new ones, in the same order.
 */
function named(fresh: readonly Fields[], ancestor: readonly Fields[]): readonly Fields[] {
  const identityOf = ({ id, key }: Fields): unknown => id ?? key;
  const known = new Map(ancestor.map((row) => [identityOf(row), row[ROW_KEY]]));
  const found = new Set(fresh.map(identityOf));
  const made = ancestor.filter((row) => (row['id'] ?? null) === null && !found.has(identityOf(row)));
  const arrived = fresh.filter((row) => !known.has(identityOf(row)));
  const nameOf = (row: Fields): unknown =>
    known.get(identityOf(row)) ?? (made.length === arrived.length ? made[arrived.indexOf(row)]?.[ROW_KEY] : undefined);
  return fresh.map((row) => ({ ...row, [ROW_KEY]: nameOf(row) ?? row[ROW_KEY] }));
}
