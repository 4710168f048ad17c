import type { Money } from '#kernel';
import { isPaid, openAmount, type OrderRecord } from '../../../order/index.js';
import { LINK_PROBLEMS, type RegisterRow } from './courier-register.js';

export const ROW_STATES = ['matched', 'differs', 'unknown', 'paid'] as const;
/**
 * `matched`: the row agrees with its order. `differs`: a person has to check the row. `unknown`: no order has the
 * number. `paid`: the transfer is recorded as a payment of the order.
 */
export type RowState = (typeof ROW_STATES)[number];

export const ROW_PROBLEMS = [
  ...LINK_PROBLEMS,
  'deduction',
  'other_currency',
  'cancelled',
  'already_paid',
  'not_cash',
  'not_shipped',
  'other_amount',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** A row with the current state of its order. */
export interface ViewedRow {
  readonly row: RegisterRow;
  readonly state: RowState;
  readonly problem: RowProblem | null;
  /** Amount that the buyer owed; null without an order, or if the order has another currency. */
  readonly expected: Money | null;
  /** The collected amount less the expected one; null if nothing was expected. */
  readonly difference: Money | null;
}

/**
 * Compares a row with its order.
 * @param order null for a row without an order
 * @param cash keys of the payment methods by which buyers pay on delivery
 */
export function viewRow(row: RegisterRow, order: OrderRecord | null, cash: ReadonlySet<string>): ViewedRow {
  const expected = expectedOf(row, order);
  const difference = expected && row.amount.subtract(expected);
  const view = (state: RowState, problem: RowProblem | null): ViewedRow => ({
    row,
    state,
    problem,
    expected,
    difference,
  });
  const isOther = difference !== null && !difference.isZero();
  if (row.paymentId !== null) return view('paid', isOther ? 'other_amount' : null);
  if (row.amount.isNegative()) return view('differs', 'deduction');
  if (!order) return view('unknown', row.linkProblem ?? 'unknown_number');
  const problem = row.linkProblem ?? problemOf(row, order, cash) ?? (isOther ? 'other_amount' : null);
  return view(problem === null ? 'matched' : 'differs', problem);
}

/** Whether the money of the row can be recorded as a payment of the order, even if it is not the expected amount. */
export const isBookable = (row: RegisterRow, order: OrderRecord, cash: ReadonlySet<string>): boolean =>
  row.linkProblem === null && row.amount.isPositive() && problemOf(row, order, cash) === null;

function problemOf({ amount }: RegisterRow, order: OrderRecord, cash: ReadonlySet<string>): RowProblem | null {
  if (order.currency !== amount.currency) return 'other_currency';
  if (order.status === 'cancelled') return 'cancelled';
  if (isPaid(order)) return 'already_paid';
  if (!cash.has(order.paymentMethod)) return 'not_cash';
  // If the order is past `shipped`, its payment was reversed and can be recorded again.
  return ['shipped', 'paid', 'completed'].includes(order.status) ? null : 'not_shipped';
}

function expectedOf(row: RegisterRow, order: OrderRecord | null): Money | null {
  if (!order || order.currency !== row.amount.currency) return null;
  return row.paymentId !== null && row.expected ? row.expected : openAmount(order);
}
