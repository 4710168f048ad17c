import { emailAddress, hasControls, isInvisible, type FieldError } from '#kernel';

/** Texts limited to this many characters or fewer are names, codes and the like: one line. Longer ones may have several. */
const LONGEST_LINE = 255;

/** How the text of a member is read, by the rules that its class declares. */
export interface TextRules {
  readonly isEmail: boolean;
  /** Kept as typed, whatever its characters. */
  readonly isSecret: boolean;
  readonly isOneLine: boolean;
  /** An object whose members, and their names, are such texts. */
  readonly isMap: boolean;
}

interface Rule {
  readonly name?: string | undefined;
  readonly constraints?: unknown[] | undefined;
}

/** Rules of objects of names, such as labels by language. */
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
  /** True if the text contains characters that it must not have. */
  readonly isRefused: boolean;
}

/**
 * Reads a member of a body or a query. Texts are in NFC, so that equal ones are found whatever keyboard typed them; an
 * invisible text is '', an email address has its domain in ASCII.
 */
export function readText(value: unknown, rules: TextRules): ReadText {
  if (rules.isSecret) return { value, isRefused: false };
  if (Array.isArray(value)) {
    const read = value.map((one: unknown) => readText(one, rules));
    return { value: read.map((one) => one.value), isRefused: read.some(({ isRefused }) => isRefused) };
  }
  if (rules.isMap && typeof value === 'object' && value !== null) return readMap(value, rules);
  if (typeof value !== 'string') return { value, isRefused: false };
  // the reader of a query refuses a NUL
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

/** The error of a text with characters that it must not have. */
export const controlsIn = ({ isOneLine }: Pick<TextRules, 'isOneLine'>): FieldError => ({
  key: isOneLine ? 'validation.controlCharacters' : 'validation.controlCharactersInLines',
});
