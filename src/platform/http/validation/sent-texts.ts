import { emailAddress, hasControls, isInvisible, type FieldError } from '#kernel';

/** Texts with this maximum length or less (names, codes) must not contain line breaks. */
const LONGEST_LINE = 255;

/** Text rules of a member, derived from its validation decorators. */
export interface TextRules {
  readonly isEmail: boolean;
  /** Passwords and tokens are kept as typed. */
  readonly isSecret: boolean;
  readonly isOneLine: boolean;
  /** Whether the member is a map; the rules then apply to its keys and values. */
  readonly isMap: boolean;
}

interface Rule {
  readonly name?: string | undefined;
  readonly constraints?: unknown[] | undefined;
}

/** Validation rules of maps of names, such as labels by language. */
const MAPS = ['isLabels', 'attributeMap', 'isColors'];

export function textRules(member: string, rules: readonly Rule[]): TextRules {
  const limits = rules.flatMap(({ name, constraints: [first, second] = [] }) =>
    name === 'maxLength' || name === 'isOneLine' ? [first] : name === 'isLength' ? [second] : [],
  );
  const isMap = rules.some(({ name }) => MAPS.includes(name ?? ''));
  return {
    isEmail: member === 'email' || rules.some(({ name }) => name === 'isEmail'),
    isSecret: /password|secret|token/.test(member),
    isOneLine: isMap || limits.some((most) => typeof most === 'number' && most <= LONGEST_LINE),
    isMap,
  };
}

interface ReadText {
  readonly value: unknown;
  /** True if the text contains control characters that its rules forbid. */
  readonly isRefused: boolean;
}

/**
 * Reads a member of a body or query: texts are normalized to NFC, invisible texts become '', email addresses get their
 * domain in ASCII.
 */
export function readText(value: unknown, rules: TextRules): ReadText {
  if (rules.isSecret) return { value, isRefused: false };
  if (Array.isArray(value)) {
    const read = value.map((one: unknown) => readText(one, rules));
    return { value: read.map((one) => one.value), isRefused: read.some(({ isRefused }) => isRefused) };
  }
  if (rules.isMap && typeof value === 'object' && value !== null) return readMap(value, rules);
  if (typeof value !== 'string') return { value, isRefused: false };
  // NUL is not blank: the validation pipe rejects it with 400
  if (isInvisible(value) && !value.includes('\0')) return { value: '', isRefused: false };
  return {
    value: rules.isEmail ? emailAddress(value) : value.normalize('NFC'),
    isRefused: hasControls(value, rules.isOneLine),
  };
}

function readMap(map: object, rules: TextRules): ReadText {
  const read = Object.entries(map).map(([name, one]) => ({ name: name.normalize('NFC'), ...readText(one, rules) }));
  return {
    value: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    isRefused: read.some(({ name, isRefused }) => isRefused || hasControls(name, true)),
  };
}

/** The error for forbidden control characters. */
export const controlsIn = ({ isOneLine }: Pick<TextRules, 'isOneLine'>): FieldError => ({
  key: isOneLine ? 'validation.controlCharacters' : 'validation.controlCharactersInLines',
});
