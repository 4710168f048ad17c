import type { Money } from '#kernel';
import { readAmountText } from './read-amount-text.js';

/** References, order numbers and amounts found in a line of a bank statement. */
export interface BankLineClues {
  /**
   * ISO 11649 references, without blanks. For a reference in groups also its beginnings, because other digits may
   * follow it.
   */
  readonly references: readonly string[];
  readonly numbers: readonly number[];
  readonly amounts: readonly Money[];
}

const REFERENCE = /\bRF\d{2}(?:\s?[0-9]{1,4}){1,6}/gi;
/** An amount with decimal places, which may be grouped. */
const AMOUNT = /(?<![\d.,])\d{1,3}(?:[ .,'’\u00a0\u202f]?\d{3}){0,3}[.,]\d{2}(?![\d.,]?\d)/g;
const NUMBER = /(?<![\d.,/:-])\d{1,9}(?![\d/:-]|[.,]\d)/g;
const MOST = 20;

/**
 * Reads the references, order numbers and amounts in a text that was copied from a bank statement. A text of one word
 * is an amount or nothing: the search by number and reference reads it as a whole.
 */
export function readBankLine(text: string, currency: string): BankLineClues {
  const whole = readAmountText(text, currency);
  if (whole || !/\S\s+\S/.test(text.trim())) return { references: [], numbers: [], amounts: whole ? [whole] : [] };
  const references = (text.match(REFERENCE) ?? []).flatMap(beginnings);
  const rest = text.replace(REFERENCE, ' ');
  const amounts = (rest.match(AMOUNT) ?? []).flatMap((found) => readAmountText(ungrouped(found), currency) ?? []);
  const numbers = (rest.replace(AMOUNT, ' ').match(NUMBER) ?? []).map(Number);
  return {
    references: references.slice(0, MOST),
    numbers: [...new Set(numbers)].filter((number) => number > 0).slice(0, MOST),
    amounts: amounts.slice(0, MOST),
  };
}

const ungrouped = (amount: string): string => amount.slice(0, -3).replace(/[.,]/g, '') + amount.slice(-3);

/** Returns each possible end of a reference: `RF28 0010 23 17` gives RF280010, RF28001023 and RF2800102317. */
function beginnings(written: string): string[] {
  const groups = written.toUpperCase().split(/\s/);
  return groups.map((_, index) => groups.slice(0, index + 1).join('')).filter((reference) => reference.length > 4);
}
