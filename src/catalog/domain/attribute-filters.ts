import { FieldErrors, isInvisible } from '#kernel';
import type { AttributeFilter } from './product-filter.js';

/** Maximum length of an attribute's name and value, in characters. */
export const ATTRIBUTE_LENGTH = { name: 64, value: 255 } as const;

const MAX_ATTRIBUTES = 10;
const MAX_VALUES = 20;
const UNSTORABLE = /[\0\p{Surrogate}]/u;
/** Marker of a list, as some clients write it: `attributes[color][]=red`, `attributes[color][0]=red`. */
const LIST = /\]\[\d{0,3}$/;

/**
 * The query parameter of an attribute. A name that ends like a list's marker gets another marker, so that it is read
 * completely.
 */
export const attributeParameter = (name: string): string => `attributes[${name}]${LIST.test(name) ? '[]' : ''}`;

/**
 * Reads `attributes[color]=red&attributes[size]=M`. If a name is repeated, products with any of its values match. The
 * name is the text between the first and the last bracket, with any characters. A parameter without a value is ignored.
 * @throws FieldErrors (422) at `attributes` for an unreadable parameter
 */
export function attributeFilters(parameters: URLSearchParams): AttributeFilter[] {
  const found = new Map<string, Set<string>>();
  for (const [key, value] of parameters) {
    if (key !== 'attributes' && !key.startsWith('attributes[')) continue;
    const name = /^attributes\[(.+)\]$/s.exec(key)?.[1]?.replace(LIST, '');
    if (name === undefined || !isText(name)) throw refused('unreadableFilter');
    if (name.length > ATTRIBUTE_LENGTH.name) throw refused('isLength', { a0: 1, a1: ATTRIBUTE_LENGTH.name });
    if (value === '') continue;
    if (!isText(value) || value.length > ATTRIBUTE_LENGTH.value)
      throw refused('isLength', { a0: 1, a1: ATTRIBUTE_LENGTH.value });
    found.set(name, (found.get(name) ?? new Set()).add(value));
  }
  if (found.size > MAX_ATTRIBUTES) throw refused('arrayMaxSize', { a0: MAX_ATTRIBUTES });
  return [...found].map(([attribute, values]) => {
    if (values.size > MAX_VALUES) throw refused('arrayMaxSize', { a0: MAX_VALUES });
    return { attribute, values: [...values] };
  });
}

const isText = (text: string): boolean => !isInvisible(text) && !UNSTORABLE.test(text);

const refused = (key: string, args?: Record<string, unknown>): FieldErrors =>
  new FieldErrors({ attributes: [{ key: `validation.${key}`, ...(args && { args }) }] });
