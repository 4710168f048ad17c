import type { SettingDeclaration } from '#contracts';

interface Registered {
  readonly key: string;
  readonly settings: readonly SettingDeclaration[];
}

const KEY = /^[a-z][a-z0-9_]{0,49}$/;
/** Members that an administrator's view of every method has beside its settings. */
const MEMBERS = ['id', 'key', 'name', 'version', 'shown', 'hidden_because', 'hidden_reasons', 'fields'];
/** Words that stand where a key does in an address. */
const WORDS = ['order'];

/**
 * What was registered, by key.
 * @param kind for messages, e.g. `Payment gateway`
 * @param common settings that every one of them has
 * @throws Error, so that the start ends: a key that is no word or stands twice, or a setting with a taken name
 */
export function byKey<T extends Registered>(
  kind: string,
  all: readonly T[],
  common: readonly SettingDeclaration[],
): ReadonlyMap<string, T> {
  const taken = new Set([...MEMBERS, ...common.map(({ name }) => name)]);
  const found = new Map<string, T>();
  for (const one of all) {
    if (!KEY.test(one.key))
      throw new Error(`${kind} "${one.key}": its key must be a lower-case word of at most 50 characters.`);
    if (WORDS.includes(one.key)) throw new Error(`${kind} "${one.key}": the shop uses this word itself.`);
    if (found.has(one.key)) throw new Error(`${kind} "${one.key}": two have this key.`);
    const clash = one.settings.find(({ name }) => taken.has(name));
    if (clash) throw new Error(`${kind} "${one.key}": a setting cannot be named "${clash.name}".`);
    found.set(one.key, one);
  }
  return found;
}
