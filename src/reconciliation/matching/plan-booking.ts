import { Money } from '#kernel';
import type { Clue, Rule } from './clue.js';
import { reason } from './reason.js';
import type { AutoMatch, Reason } from './matching.types.js';
import { isPayable, type Candidate, type OrderIndex } from './order-index.js';
import type { Part } from './proposal.js';
import type { ReadClues } from './suggest.js';
import type { Reading } from './text/reading.js';

/** A clue for another order prevents a booking if it is at least as strong as the clue of a mistyped reference. */
const CONTRADICTS = 50;

/** Reads the clues in the text of a transaction and, if it names orders beyond doubt, the reasons against a booking. */
export function readClues(reading: Reading, index: OrderIndex, rules: readonly Rule[]): ReadClues {
  if (reading.amount <= 0n) return { reading, ofText: [], certain: [], doubts: [] };
  const ofText = rules.flatMap((rule) => rule.readText?.(reading, index) ?? []);
  const certain = [...new Set(ofText.filter((clue) => clue.isCertain).map(({ candidate }) => candidate))];
  return {
    reading,
    ofText,
    certain,
    doubts: certain.length > 0 ? doubtsOf(reading, index, rules, certain, ofText) : [],
  };
}

function doubtsOf(
  reading: Reading,
  index: OrderIndex,
  rules: readonly Rule[],
  certain: readonly Candidate[],
  ofText: readonly Clue[],
): Reason[] {
  const doubts = rules.flatMap((rule) => rule.doubt?.(reading, index, certain) ?? []);
  if (reading.isCut) doubts.push(reason('doubt_long_text', {}));
  const other = ofText.find((clue) => clue.reason.code === 'reference_unclear' || contradicts(clue, certain));
  if (other) doubts.push(reason('doubt_other_order', { number: String(other.candidate.order.number) }));
  return doubts;
}

const contradicts = ({ candidate, strength }: Clue, certain: readonly Candidate[]): boolean =>
  strength >= CONTRADICTS && !certain.includes(candidate);

/** Returns the orders to book, with amounts that add up to the amount received, or null if a person has to decide. */
export function planBooking({ reading, ofText, certain, doubts }: ReadClues, mode: AutoMatch): Part[] | null {
  if (mode === 'off' || certain.length === 0 || doubts.length > 0) return null;
  const canPay = (candidate: Candidate): boolean =>
    (isPayable(candidate) || isReinstated(candidate)) && candidate.order.open.currency === reading.currency;
  if (!certain.every(canPay)) return null;
  const open = certain.reduce((sum, candidate) => sum + candidate.open, 0n);
  if (open === reading.amount) {
    return certain.map((candidate) => ({ candidate, amount: Money.of(candidate.open, reading.currency) }));
  }
  if (mode !== 'reference' || certain.length > 1 || !isPayable(certain[0]!) || namesAnother(ofText, certain))
    return null;
  return [{ candidate: certain[0]!, amount: reading.transaction.amount }];
}

/** Whether a transfer of exactly the open amount reinstates the cancelled order. */
const isReinstated = ({ order, open }: Candidate): boolean => order.reinstates === true && open > 0n;

/** Whether the text names another order. If the amount differs, that one may be meant. */
const namesAnother = (ofText: readonly Clue[], certain: readonly Candidate[]): boolean =>
  ofText.some(({ candidate, counts }) => counts !== 'amount' && !certain.includes(candidate));
