import { checkCreditorReference } from '#kernel';
import { isDigit } from './readable.js';

/** Banks cut texts after 27 characters or more. A shorter line was ended by the payer. */
const SHORTEST_CUT_LINE = 24;
const GROUP = 4;
const LETTERS = /[0-9A-Z]{1,21}/y;
const SEPARATED_DIGIT = /[-./_\\][0-9]/y;
const LINE_BREAK_DIGITS = /[ \t]?\n([0-9]+)(?![0-9]|[.,:/-][0-9])/y;
const BLANK_DIGITS = /[ \t]{1,2}([0-9]+)(?![0-9]|[.,:/-][0-9])/y;

export interface EndOfReference {
  /** In capitals. */
  readonly text: string;
  readonly end: number;
  readonly reference: string;
  /** In how many groups its digits are written. */
  readonly groups: number;
  /** Digits of the last group. */
  readonly lastGroup: number;
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Whether what follows may belong to the number, so that it would be another reference. */
export function isUnclearEnd(found: EndOfReference): boolean {
  const { text, end } = found;
  if (isDigit(text[end])) return true;
  if (matchAt(SEPARATED_DIGIT, text, end)) return true;
  return isOtherWithLetters(found) || isTornNumber(found) || isNextGroup(found);
}

/**
 * A reference of another creditor may have letters. A word that is glued to it does not matter, unless it has digits or
 * the whole is valid.
 */
function isOtherWithLetters({ text, end, reference }: EndOfReference): boolean {
  const tail = matchAt(LETTERS, text, end)?.[0] ?? '';
  if (tail === '' || /^RF[0-9]/.test(tail)) return false;
  return /[0-9]/.test(tail) || checkCreditorReference(`${reference}${tail}`);
}

/** Digits at the beginning of the next line, where a bank may have cut the number. */
function isTornNumber({ text, end }: EndOfReference): boolean {
  if (!matchAt(LINE_BREAK_DIGITS, text, end)) return false;
  return end - (text.lastIndexOf('\n', end - 1) + 1) >= SHORTEST_CUT_LINE;
}

/** In a number that is written in groups, a short number behind a blank may be the next group. */
function isNextGroup({ text, end, groups, lastGroup }: EndOfReference): boolean {
  const digits = groups > 1 ? matchAt(BLANK_DIGITS, text, end)?.[1]?.length : undefined;
  if (digits === undefined) return false;
  return lastGroup === GROUP ? digits <= GROUP : digits < GROUP;
}
