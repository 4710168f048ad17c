import { getMetadataStorage, type ValidationError } from 'class-validator';
import { isInvisible, type FieldError } from '#kernel';

/** These come first, in this order: a value of the wrong type breaks other rules too. */
const FIRST = [
  ...['isDefined', 'isArray', 'isObject', 'nestedValidation', 'unknownValue', 'isString', 'isNumber', 'isInt'],
  ...['isBoolean', 'isNotEmpty'],
];
/** Rules that say nothing about a value that is no text. */
const OF_TEXTS = [
  ...['isLength', 'minLength', 'maxLength', 'isOneLine', 'isNotEmpty', 'matches', 'isAlias', 'isEmail', 'isPhone'],
  ...['isISO31661Alpha2', 'isUrl', 'isImage'],
];
/** Rules that an empty text breaks because it is empty. */
const NEED_TEXT = OF_TEXTS.filter((rule) => rule !== 'maxLength').concat('isKeyOrId');

/** The one error of a field; null if only members of it are wrong. */
export function fieldError(error: ValidationError): FieldError | null {
  const broken = Object.keys(error.constraints ?? {});
  if (broken.length === 0) return null;
  const value: unknown = error.value;
  if (value === undefined || (value === null && isRequired(error))) return { key: 'validation.required' };
  const place = (rule: string): number => (FIRST.includes(rule) ? FIRST.indexOf(rule) : FIRST.length);
  const first = broken.toSorted((one, other) => place(one) - place(other))[0]!;
  if (OF_TEXTS.includes(first) && typeof value !== 'string' && !Array.isArray(value))
    return { key: 'validation.isString' };
  if (typeof value === 'string' && isInvisible(value) && NEED_TEXT.includes(first))
    return { key: isNullable(error) ? 'validation.isNotEmpty' : 'validation.required' };
  return { key: `validation.${first}`, args: argumentsOf(error, first) };
}

interface Rule {
  readonly type: string;
  readonly name?: string | undefined;
  readonly constraints?: unknown[] | undefined;
}

function rulesOf({ target, property }: ValidationError): readonly Rule[] {
  const type = (target as object | undefined)?.constructor;
  if (!type) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return rules.filter(({ propertyName }) => propertyName === property);
}

const isNullable = (error: ValidationError): boolean => rulesOf(error).some(({ name }) => name === 'isOptional');

/** `@IsOptional()` and `@WhenSent()` are conditions. */
const isRequired = (error: ValidationError): boolean =>
  rulesOf(error).every(({ type }) => type !== 'conditionalValidation');

/** A decorator's own arguments, e.g. the bound of `@Max(30)`, as `{0}`, `{1}` for the sentence. */
function argumentsOf(error: ValidationError, rule: string): Record<string, unknown> {
  const values = rulesOf(error).find(({ name }) => name === rule)?.constraints ?? [];
  return Object.fromEntries(values.map((value, index) => [`a${index}`, argument(value)]));
}

function argument(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' && value !== null ? String(value) : value;
}
