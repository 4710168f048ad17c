import { checkCreditorReference } from '#kernel';
import { isDigit } from './readable.js';

/** Banks break lines after 27 or more characters, so a line shorter than this was ended by the payer. */
const SHORTEST_CUT_LINE = 24;
const GROUP = 4;
const LETTERS = /[0-9A-Z]{1,21}/y;
const SEPARATED_DIGIT = /[-./_\\][0-9]/y;
const LINE_BREAK_DIGITS = /[ \t]?\n([0-9]+)(?![0-9]|[.,:/-][0-9])/y;
const BLANK_DIGITS = /[ \t]{1,2}([0-9]+)(?![0-9]|[.,:/-][0-9])/y;

export interface EndOfReference {
  /** Text of the payer in capitals. */
  readonly text: string;
  readonly end: number;
  readonly reference: string;
  /** Number of groups in which its digits are written. */
  readonly groups: number;
  /** Number of digits in the last group. */
  readonly lastGroup: number;
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Whether the number may continue after this end. It would then be a different reference. */
export function isUnclearEnd(found: EndOfReference): boolean {
  const { text, end } = found;
  if (isDigit(text[end])) return true;
  if (matchAt(SEPARATED_DIGIT, text, end)) return true;
  return isOtherWithLetters(found) || isTornNumber(found) || isNextGroup(found);
}

/**
 * Whether the letters that follow may belong to the reference, which is then one of another creditor: they contain
 * digits, or the reference is valid with them.
 */
function isOtherWithLetters({ text, end, reference }: EndOfReference): boolean {
  const tail = matchAt(LETTERS, text, end)?.[0] ?? '';
  if (tail === '' || /^RF[0-9]/.test(tail)) return false;
  return /[0-9]/.test(tail) || checkCreditorReference(`${reference}${tail}`);
}

/** Whether the next line begins with digits and the bank may have broken the number there. */
function isTornNumber({ text, end }: EndOfReference): boolean {
  if (!matchAt(LINE_BREAK_DIGITS, text, end)) return false;
  return end - (text.lastIndexOf('\n', end - 1) + 1) >= SHORTEST_CUT_LINE;
}

/** Whether a short number after a space may be the next group of a number that is written in groups. */
function isNextGroup({ text, end, groups, lastGroup }: EndOfReference): boolean {
  const digits = groups > 1 ? matchAt(BLANK_DIGITS, text, end)?.[1]?.length : undefined;
  if (digits === undefined) return false;
  return lastGroup === GROUP ? digits <= GROUP : digits < GROUP;
}
