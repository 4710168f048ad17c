import { getMetadataStorage, type ValidationError } from 'class-validator';
import { isInvisible, type FieldError } from '#kernel';

/** Rules in order of precedence: a value of the wrong type breaks later rules as well. */
const FIRST = [
  ...['isDefined', 'isArray', 'isObject', 'nestedValidation', 'unknownValue', 'isString', 'isNumber', 'isInt'],
  ...['isBoolean', 'isNotEmpty'],
];
/** Rules that apply to texts only. */
const OF_TEXTS = [
  ...['isLength', 'minLength', 'maxLength', 'isOneLine', 'isNotEmpty', 'matches', 'isAlias', 'isEmail', 'isPhone'],
  ...['isPostalCode', 'isISO31661Alpha2', 'isUrl', 'isImage', 'isTimeZone', 'isHost', 'isHexColorText'],
];
/** Rules that apply to numbers only. */
const OF_NUMBERS = ['min', 'max', 'isPositive', 'isAmount', 'isPositiveAmount', 'isPercentage'];
/** Rules that every empty text breaks. */
const NEED_TEXT = OF_TEXTS.filter((rule) => rule !== 'maxLength').concat('isKeyOrId');

/** The error to report for a field; null if only its members are invalid. */
export function fieldError(error: ValidationError): FieldError | null {
  const broken = Object.keys(error.constraints ?? {});
  if (broken.length === 0) return null;
  const value: unknown = error.value;
  if (value === undefined || (value === null && isRequired(error))) return { key: 'validation.required' };
  const place = (rule: string): number => (FIRST.includes(rule) ? FIRST.indexOf(rule) : FIRST.length);
  const first = broken.toSorted((one, other) => place(one) - place(other))[0]!;
  if (OF_TEXTS.includes(first) && typeof value !== 'string' && !Array.isArray(value))
    return { key: 'validation.isString' };
  if (OF_NUMBERS.includes(first) && typeof value !== 'number') return { key: 'validation.isNumber' };
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

/** Whether the field lacks `@IsOptional()` and `@WhenSent()`, which are conditional rules. */
const isRequired = (error: ValidationError): boolean =>
  rulesOf(error).every(({ type }) => type !== 'conditionalValidation');

/**
 * Arguments of a decorator for the error message: `@Max(30)` gives `a0: 30`. A function is called with the body, for
 * rules that depend on other members.
 */
function argumentsOf(error: ValidationError, rule: string): Record<string, unknown> {
  const values = rulesOf(error).find(({ name }) => name === rule)?.constraints ?? [];
  return Object.fromEntries(
    values.map((value, index) => [`a${index}`, argument(typeof value === 'function' ? value(error.target) : value)]),
  );
}

function argument(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' && value !== null ? String(value) : value;
}
