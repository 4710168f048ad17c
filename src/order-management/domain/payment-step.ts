/** Days are counted from 1 January 1970, as `dayNumber` returns them. */
export interface ClockFacts {
  readonly today: number;
  /**
   * Day from which the rules count: the day of the payment deadline; for an unconfirmed order, the day on which it was
   * placed.
   */
  readonly dueOn: number;
  /** Day on which the customer was asked for the payment. */
  readonly since: number;
  /** Days relative to `dueOn` on which the customer is reminded, in ascending order. */
  readonly reminders: readonly number[];
  /** Days after `dueOn` on which the order is cancelled; null: never. */
  readonly cancelAfter: number | null;
  /** The reminders that were sent for this deadline, in days relative to `dueOn`. */
  readonly sent: readonly number[];
  readonly isPartlyPaid: boolean;
  /** Whether a payment of the order was recorded, or received, today. */
  readonly isPaidToday: boolean;
  /** Day on which the customer reported the payment; null: not reported. */
  readonly reportedOn: number | null;
  /** Day to which the cancellation was postponed; null: it was not. */
  readonly postponedTo: number | null;
  /** Whether the shop still asks a gateway for the outcome of a payment. */
  readonly hasAttempt: boolean;
  /** Whether a transfer on a bank statement may be for the order, and nobody has decided yet. */
  readonly isSuggested: boolean;
  /**
   * `covered`: a bank statement covers `dueOn`. `missing`: none does, although the shop gets statements. `plain`: the
   * clock does not look at statements.
   */
  readonly statement: 'covered' | 'missing' | 'plain';
}

export const WAITS_FOR = ['statement', 'reported', 'attempt', 'transfer'] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

/** What the payment clock does next with an order. */
export interface PaymentStep {
  readonly action: 'remind' | 'cancel';
  /** Day of the action; while it waits for a statement, an attempt or a transfer, the day on which it was due. */
  readonly on: number;
  /** The reminder, in days relative to the deadline; null for a cancellation. */
  readonly reminder: number | null;
  readonly waitsFor: WaitsFor | null;
  /** Whether the cancellation is postponed now, because the customer has reported the payment. */
  readonly postpones: boolean;
}

/** Additional days of an order whose buyer has reported the payment, granted once. */
export const DAYS_FOR_REPORTED = 7;

/** Whether the step is taken now. */
export const isDue = (step: PaymentStep | null, today: number): step is PaymentStep =>
  step !== null && step.waitsFor === null && step.on <= today;

/**
 * The next step for an order with a balance due; null if nothing will happen. After missed runs only the latest reminder
 * is sent. From the day of the cancellation on, nobody is reminded.
 */
export function nextStep(facts: ClockFacts): PaymentStep | null {
  const { today, dueOn, cancelAfter, isPartlyPaid } = facts;
  const cancelOn = cancelAfter === null || isPartlyPaid ? null : dueOn + cancelAfter;
  if (cancelOn !== null && cancelOn <= today) return cancellation(facts, cancelOn);
  const reminder = dueReminder(facts) ?? laterReminder(facts);
  if (cancelOn === null || (reminder !== null && reminder.on < cancelOn)) return reminder;
  return plannedCancellation(facts, cancelOn);
}

function cancellation(facts: ClockFacts, cancelOn: number): PaymentStep {
  const { today, dueOn, reportedOn, postponedTo } = facts;
  const waitsFor = blockerOf(facts);
  if (waitsFor) return cancel(cancelOn, waitsFor);
  if (reportedOn === null) return cancel(today);
  if (postponedTo === null) return { ...cancel(today + DAYS_FOR_REPORTED, 'reported'), postpones: true };
  // A deadline on or after the postponed day was set after the postponement, which is granted only once.
  return dueOn < postponedTo && today < postponedTo ? cancel(postponedTo, 'reported') : cancel(today);
}

function plannedCancellation(
  { today, dueOn, reportedOn, postponedTo, statement }: ClockFacts,
  on: number,
): PaymentStep {
  if (reportedOn !== null && postponedTo === null) return cancel(on + DAYS_FOR_REPORTED, 'reported');
  return cancel(on, statement === 'missing' && today > dueOn ? 'statement' : null);
}

/** The latest reminder whose day has come, unless it, or a later one, was sent. */
function dueReminder(facts: ClockFacts): PaymentStep | null {
  const { today, dueOn, since, reminders, sent, isPaidToday } = facts;
  const reminder = reminders.findLast((day) => dueOn + day <= today && dueOn + day >= since);
  if (reminder === undefined || sent.some((day) => day >= reminder)) return null;
  const waitsFor = blockerOf(facts);
  if (waitsFor) return remind(reminder, dueOn + reminder, waitsFor);
  const heldUntil = heldByReport(facts);
  if (today < heldUntil) return remind(reminder, heldUntil, 'reported');
  return remind(reminder, isPaidToday ? today + 1 : today);
}

function laterReminder(facts: ClockFacts): PaymentStep | null {
  const { today, dueOn, since, reminders, statement } = facts;
  const reminder = reminders.find((day) => dueOn + day > today && dueOn + day >= since);
  if (reminder === undefined) return null;
  const [planned, heldUntil] = [dueOn + reminder, heldByReport(facts)];
  if (planned < heldUntil) return remind(reminder, heldUntil, 'reported');
  return remind(reminder, planned, statement === 'missing' && today > dueOn ? 'statement' : null);
}

/** Day until which nobody is reminded, because staff look for the payment that the customer has reported. */
const heldByReport = ({ reportedOn }: ClockFacts): number =>
  reportedOn === null ? -Infinity : reportedOn + DAYS_FOR_REPORTED;

/** Why a due step is not taken: the money may have arrived. */
function blockerOf({ today, dueOn, statement, hasAttempt, isSuggested }: ClockFacts): WaitsFor | null {
  if (statement === 'missing' && today > dueOn) return 'statement';
  if (hasAttempt) return 'attempt';
  return isSuggested ? 'transfer' : null;
}

const cancel = (on: number, waitsFor: WaitsFor | null = null): PaymentStep => ({
  action: 'cancel',
  on,
  reminder: null,
  waitsFor,
  postpones: false,
});

const remind = (reminder: number, on: number, waitsFor: WaitsFor | null = null): PaymentStep => ({
  action: 'remind',
  on,
  reminder,
  waitsFor,
  postpones: false,
});
