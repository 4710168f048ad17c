import type { SettingDeclaration, SettingsSection, SettingType } from '#contracts';
import { pick, type Localized } from '#kernel';

/** Common members of gateways and shipping providers. */
export interface Declared {
  readonly key: string;
  readonly title: Localized;
  readonly settings: readonly SettingDeclaration[];
  readonly sections?: readonly SettingsSection[];
}

/** Matches the key of a provider or a method. The first method of a provider has the provider's key. */
export const METHOD_KEY = /^[a-z][a-z0-9_]{0,49}$/;
const SETTING = /^[a-z][a-z0-9_]*$/;
/** Members that the API returns for every method beside its settings. */
const MEMBERS = [
  'id',
  'key',
  'provider',
  'name',
  'built_in',
  'version',
  'shown',
  'hidden_because',
  'hidden_reasons',
  'fields',
  'sections',
];
const TEXTS: readonly SettingType[] = ['string', 'text', 'localized'];
/** `typeof` of a setting's value in the panel, by type. Only settings of these types can have a warning. */
const VALUE_TYPES: Partial<Record<SettingType, string>> = {
  boolean: 'boolean',
  integer: 'number',
  select: 'string',
  string: 'string',
  text: 'string',
};
/** Reserved keys, which are path segments at the same position of a URL. */
export const RESERVED_KEYS: readonly string[] = ['order'];

/**
 * Why the declaration cannot be registered, as the end of a sentence; null if it can.
 * @param operation the method that it must have
 * @param common settings that all providers of its kind have
 */
export function declarationProblem(
  declared: Declared,
  operation: string,
  common: readonly SettingDeclaration[],
): string | null {
  const { key, title, settings, sections = [] } = declared;
  if (typeof key !== 'string' || !METHOD_KEY.test(key))
    return `its key ${JSON.stringify(key)} is not a lower-case word of at most 50 characters`;
  if (RESERVED_KEYS.includes(key)) return `its key "${key}" is a word of the shop itself`;
  if (pick(title, 'en') === '') return 'it has no title';
  if (typeof (declared as unknown as Record<string, unknown>)[operation] !== 'function')
    return `it has no method ${operation}`;
  if (!Array.isArray(settings)) return 'its settings are not a list';
  const taken = new Set([...MEMBERS, ...common.map(({ name }) => name)]);
  for (const { name } of settings as readonly SettingDeclaration[]) {
    if (typeof name !== 'string' || !SETTING.test(name)) return `a setting is named ${JSON.stringify(name)}`;
    if (taken.has(name)) return `a setting cannot be named "${name}"`;
    taken.add(name);
  }
  if (!Array.isArray(sections)) return 'its sections are not a list';
  return settings.map(memberProblem).find((problem) => problem !== null) ?? namingProblem(settings, sections);
}

/** Checks members that apply to some types only, and that a warning is about a possible value. */
function memberProblem({ name, type, secret, iban, note, listed, warning }: SettingDeclaration): string | null {
  if (iban && (type !== 'string' || secret)) return `its setting "${name}" has an IBAN and is not a plain string`;
  if (note && (!listed || !TEXTS.includes(type))) return `its setting "${name}" is a note and is not a listed text`;
  if (warning && (secret || typeof warning.value !== VALUE_TYPES[type]))
    return `its setting "${name}" warns of a value that it cannot have`;
  return null;
}

/** Checks the references between settings: they must name existing ones, and sections must not share a setting. */
function namingProblem(settings: readonly SettingDeclaration[], sections: readonly SettingsSection[]): string | null {
  const free = new Set(settings.map(({ name }) => name));
  const texts = settings.filter(({ type, secret, iban }) => type === 'string' && !secret && !iban);
  const lost = settings
    .flatMap(({ iban }) => [iban?.bankName, iban?.bankCode])
    .find((wanted) => wanted !== undefined && !texts.some(({ name }) => name === wanted));
  if (lost !== undefined) return `it has no setting "${lost}" for the bank of an IBAN, a plain string`;
  const titles = new Set<string>();
  for (const { title, settings: names } of sections) {
    const text = typeof title === 'string' ? title : pick(title, 'en');
    if (text === '' || (typeof title === 'string' && title !== 'customers')) return 'a section has no title';
    if (titles.has(text)) return `two of its sections have the title "${text}"`;
    titles.add(text);
    for (const name of names)
      if (!free.delete(name)) return `its sections name "${name}", which is no setting of it or in another one`;
  }
  return null;
}
