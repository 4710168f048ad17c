/** Number of maps. A single map with hundreds of thousands of keys would block the event loop each time it grows. */
const MAPS = 128;

/** A map with several values per key. A single value is stored without an array, because most keys have only one. */
export class Lookup<Value extends object> {
  private readonly maps: Array<Map<string, Value | Value[]> | undefined> = [];

  /** @param asked gets each key that is looked up; null: they are not recorded */
  constructor(private readonly asked: { add(key: string): void } | null = null) {}

  add(key: string, value: Value): void {
    const map = (this.maps[placeOf(key)] ??= new Map());
    const known = map.get(key);
    if (known === undefined) map.set(key, value);
    else if (!Array.isArray(known)) {
      if (known !== value) map.set(key, [known, value]);
    } else if (known.at(-1) !== value) known.push(value);
  }

  get(key: string): readonly Value[] {
    this.asked?.add(key);
    const known = this.maps[placeOf(key)]?.get(key);
    if (known === undefined) return NONE;
    return Array.isArray(known) ? known : [known];
  }
}

/** Returns the index of the map for a key. It depends on the last characters, in which keys differ most. */
export function placeOf(key: string): number {
  const last = key.length - 1;
  return (key.charCodeAt(last) * 7 + key.charCodeAt(last - 1) * 31 + key.charCodeAt(last - 2)) % MAPS || 0;
}

const NONE: readonly never[] = [];
