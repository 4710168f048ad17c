import { Amount, Day, Integer, OneOf, Text } from '../../../../platform/http/openapi/response-properties.js';
import type { CourierDebt } from '../../domain/courier-debt.js';
import { payoutOf } from '../../domain/courier-register.js';
import { ROW_PROBLEMS, type RowProblem } from '../../domain/row-state.js';
import type { CourierDifference } from '../../use-cases/find-differences.js';

/** What a courier has collected and not transferred, in one currency. */
export class CourierDebtResponse {
  @Text({ nullable: true, description: 'Name of the courier; null for registers without one.' })
  carrier!: string | null;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Integer({ description: 'Number of registers.' }) registers!: number;
  @Amount({ description: 'What the courier collected.' }) collected!: number;
  @Amount({ description: 'What it keeps by the registers.' }) fees!: number;
  @Amount({ description: 'What it owes: `collected` less `fees`.' }) owed!: number;
  @Day({ description: 'Day of the oldest of these registers.' }) since!: string;
}

const PROBLEMS = [...ROW_PROBLEMS, 'other_transfer', 'in_no_register'] as const;

/** Something that a person has to check. */
export class CourierDifferenceResponse {
  @OneOf(PROBLEMS, {
    name: 'CourierProblem',
    description:
      'What differs. `other_transfer`: the transfer of a register was another sum. `in_no_register`: the order is ' +
      'shipped, and no register has its money.',
  })
  problem!: RowProblem | 'other_transfer' | 'in_no_register';
  @Integer({ nullable: true, description: 'Register; null for an order that is in none.' }) register_id!: number | null;
  @Integer({ nullable: true, description: 'Row of the register; null for transfers and orders.' })
  row_id!: number | null;
  @Integer({ nullable: true, description: 'Line of the file; null for transfers and orders.' }) line!: number | null;
  @Integer({ nullable: true, description: 'Order; null if none is known.' }) order_id!: number | null;
  @Text({ nullable: true, description: 'Tracking number; null if none is known.' }) tracking_number!: string | null;
  @Amount({ nullable: true, description: 'What was expected; null without an order.' }) expected!: number | null;
  @Amount({ nullable: true, description: 'What was collected or transferred; null for nothing.' })
  amount!: number | null;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Day({ nullable: true, description: 'Day of the collection, the register or the shipment.' }) since!: string | null;
}

export const courierDebtResponse = (debt: CourierDebt): CourierDebtResponse => ({
  carrier: debt.carrier,
  currency: debt.collected.currency,
  registers: debt.registers,
  collected: debt.collected.toNumber(),
  fees: debt.fees.toNumber(),
  owed: payoutOf(debt).toNumber(),
  since: debt.since,
});

/** @param dayOf the day of a time in the time zone of the shop, YYYY-MM-DD */
export function courierDifferenceResponse(
  difference: CourierDifference,
  dayOf: (at: Date) => string,
): CourierDifferenceResponse {
  const nothing = { register_id: null, row_id: null, line: null, order_id: null, tracking_number: null };
  if (difference.kind === 'row') {
    const { row, problem, expected } = difference.viewed;
    return {
      problem: problem!,
      ...{ register_id: row.registerId, row_id: row.id, line: row.line, order_id: row.orderId },
      tracking_number: row.trackingNumber,
      expected: expected?.toNumber() ?? null,
      amount: row.amount.toNumber(),
      currency: row.amount.currency,
      since: row.collectedOn,
    };
  }
  if (difference.kind === 'transfer') {
    const { id, day, difference: missing, ...sums } = difference.register;
    const payout = payoutOf(sums);
    return {
      problem: 'other_transfer',
      ...{ ...nothing, register_id: id },
      expected: payout.toNumber(),
      amount: payout.subtract(missing).toNumber(),
      currency: payout.currency,
      since: day,
    };
  }
  const { order, expected } = difference;
  return {
    problem: 'in_no_register',
    ...{ ...nothing, order_id: order.id, tracking_number: order.trackingNumber },
    expected: expected.toNumber(),
    amount: null,
    currency: order.currency,
    since: order.shippedAt && dayOf(order.shippedAt),
  };
}
