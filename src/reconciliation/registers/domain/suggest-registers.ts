import { Money, type Money as Amount } from '#kernel';
import type { TransactionSuggestion } from '../../domain/bank-transaction.js';
import { reason } from '../../matching/reason.js';
import { REGISTER_LAYOUTS } from '../../reading/register/layouts.js';
import { nameOf, payoutOf, type CourierRegister } from './courier-register.js';

/** Data of a credit that is compared; the credit may not be stored yet. */
export interface ComparedCredit {
  readonly bookedOn: string;
  readonly amount: Amount;
  readonly counterpartyName: string | null;
  readonly remittance: string;
}

const MOST = 3;
/** Maximum number of registers in one transfer. */
const LONGEST_RUN = 31;
/** Minimum length of register numbers that are searched in texts; shorter numbers occur in many texts. */
const SHORTEST_NUMBER = 3;

/**
 * Whether the difference may be the part of the expected sum that couriers keep for the transfer or their services. If
 * more is missing, the credit is not the transfer of the register.
 */
export const mayBeKept = (difference: Amount, expected: Amount): boolean =>
  difference.isPositive() && difference.compare(expected.percent(25_000n)) <= 0;

/** Registers without a transfer, prepared for many credits. */
export interface OwedRegisters {
  readonly registers: readonly CourierRegister[];
  /** Single registers, and sequences of consecutive registers of one courier, by the sums that a transfer may have. */
  readonly bySum: ReadonlyMap<string, ReadonlyArray<readonly CourierRegister[]>>;
}

/** @param registers in the order of their days */
export function prepareOwed(registers: readonly CourierRegister[]): OwedRegisters {
  const bySum = new Map<string, Array<readonly CourierRegister[]>>();
  for (const run of runs(registers))
    for (const sum of new Set([sumOf(run, payoutOf), sumOf(run, ({ collected }) => collected)].map(keyOf)))
      bySum.set(sum, [...(bySum.get(sum) ?? []), run]);
  return { registers, bySum };
}

/**
 * Suggests the registers whose money a credit may be: the sum less the fees, the sum itself, or the number of the
 * register in the text. A person confirms it, so that nothing is booked automatically.
 * @returns the best first
 */
export function suggestRegisters(credit: ComparedCredit, owed: OwedRegisters): TransactionSuggestion[] {
  const mayBe = ({ collected, day }: CourierRegister): boolean =>
    collected.currency === credit.amount.currency && (day === null || day <= credit.bookedOn);
  const text = plain(`${credit.counterpartyName ?? ''} ${credit.remittance}`);
  const named = owed.registers.filter((one) => namesNumber(text, one) && mayBe(one));
  if (named.length > 0) return [compare(credit, named, 'register_named') ?? []].flat();
  const equal = (owed.bySum.get(keyOf(credit.amount)) ?? [])
    .filter((run) => run.every(mayBe))
    .map((run) => compare(credit, run, run.some((one) => namesCarrier(text, one)) ? 'register_carrier' : null))
    .filter((one) => one !== null)
    .toSorted((one, other) => rank(one) - rank(other));
  // A person has to choose among several registers of the same sum.
  const isCertain = equal.filter(({ confidence }) => confidence === 'high').length === 1;
  return equal.slice(0, MOST).map((one) => (isCertain ? one : { ...one, confidence: 'low' as const }));
}

const keyOf = ({ minor, currency }: Amount): string => `${minor} ${currency}`;

const sumOf = (run: readonly CourierRegister[], of: (register: CourierRegister) => Amount): Amount =>
  run.reduce((sum, one) => sum.add(of(one)), Money.zero(run[0]!.collected.currency));

type RegisterSuggestion = TransactionSuggestion & { readonly difference: Amount };

const rank = ({ confidence, registerIds }: RegisterSuggestion): number =>
  (confidence === 'high' ? 0 : 100) + registerIds.length;

/** Single registers, and sequences of consecutive registers of one courier. */
function* runs(open: readonly CourierRegister[]): Generator<CourierRegister[]> {
  const groups = new Map<string, CourierRegister[]>();
  for (const one of open) {
    const key = `${one.carrier} ${one.collected.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const own of groups.values()) {
    for (let first = 0; first < own.length; first++)
      for (let end = first + 1; end <= Math.min(own.length, first + LONGEST_RUN); end++) yield own.slice(first, end);
  }
}

/** The suggestion that the credit is the money of these registers; null if the amount does not fit. */
function compare(
  { amount }: ComparedCredit,
  registers: readonly CourierRegister[],
  named: 'register_named' | 'register_carrier' | null,
): RegisterSuggestion | null {
  const expected = sumOf(registers, payoutOf);
  const collected = sumOf(registers, (one) => one.collected);
  const difference = expected.subtract(amount);
  const isExact = difference.isZero();
  const isGross = amount.equals(collected);
  if (!isExact && !isGross && !mayBeKept(difference, expected)) return null;
  const values = {
    register: registers.map(nameOf).join(', '),
    carrier: registers[0]!.carrier ?? '',
    orders: String(registers.reduce((sum, { rowCount }) => sum + rowCount, 0)),
    difference: (difference.isNegative() ? difference.negate() : difference).toString(),
    currency: amount.currency,
  };
  const rows = Number(values.orders);
  return {
    allocations: [],
    reverses: null,
    registerIds: registers.map(({ id }) => id),
    difference,
    confidence: isExact && (named !== null || rows > 1) ? 'high' : 'low',
    reasons: [
      ...(named ? [reason(named, values)] : []),
      reason(isExact ? 'register_sum' : isGross ? 'register_gross' : 'register_less', values),
    ],
  };
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** Whether the text contains the number of the register, and not as a part of a longer number. */
function namesNumber(text: string, { number }: CourierRegister): boolean {
  if (number === null || number.length < SHORTEST_NUMBER) return false;
  const wanted = number.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + wanted.length])) return true;
  return false;
}

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const namesCarrier = (text: string, { carrier, layout }: CourierRegister): boolean =>
  REGISTER_LAYOUTS.find(({ key }) => key === layout)?.names?.test(text) === true ||
  (carrier !== null && text.includes(carrier.toLowerCase()));
