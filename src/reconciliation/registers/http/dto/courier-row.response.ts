import type { Money } from '#kernel';
import { Amount, Day, Flag, Integer, OneOf, Text } from '../../../../platform/http/openapi/response-properties.js';
import { ROW_PROBLEMS, ROW_STATES, type RowProblem, type RowState, type ViewedRow } from '../../domain/row-state.js';

/** Numbers of the rows of a register by their current state. */
export class CourierRowCountsResponse {
  @Integer({ description: 'Rows whose order is as the register says.' }) matched!: number;
  @Integer({ description: 'Rows that differ from their order.' }) differs!: number;
  @Integer({ description: 'Rows with a number that no order has.' }) unknown!: number;
  @Integer({ description: 'Rows that are recorded as payments.' }) paid!: number;
}

/** One parcel of a register, with its order. */
export class CourierRowResponse {
  @Integer() id!: number;
  @Integer({ description: 'Register that has the row.' }) register_id!: number;
  @Integer({ description: 'Line of the file.' }) line!: number;
  @Text({ nullable: true, description: 'As in the file; removed with the contacts of the order.' })
  tracking_number!: string | null;
  @Text({ nullable: true, description: 'As in the file; removed with the contacts of the order.' })
  order_number!: string | null;
  @Day({ nullable: true, description: 'Day of the collection or delivery; null if the file has none.' })
  collected_on!: string | null;
  @OneOf(ROW_STATES, {
    name: 'CourierRowState',
    description:
      '`matched`: the order is as the register says. `differs`: a person has to look. `unknown`: no order has the ' +
      'number. `paid`: recorded as a payment.',
  })
  state!: RowState;
  @OneOf(ROW_PROBLEMS, { name: 'CourierRowProblem', nullable: true, description: 'What differs; null for nothing.' })
  problem!: RowProblem | null;
  @Integer({ nullable: true, description: 'Order of the parcel; null if none is known.' }) order_id!: number | null;
  @Integer({ nullable: true, description: 'Payment in the ledger of the order; null before the transfer is booked.' })
  payment_id!: number | null;
  @Amount({ description: 'What the courier collected; negative for money that it took back.' }) amount!: number;
  @Amount({ description: 'What the courier keeps of it.' }) fee!: number;
  @Amount({ nullable: true, description: 'Balance due of the order; null without an order.' }) expected!: number | null;
  @Amount({ nullable: true, description: '`amount` less `expected`; null without an order.' })
  difference!: number | null;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Flag({ description: 'Whether an administrator has checked the difference.' }) checked!: boolean;
}

const amountOrNull = (money: Money | null): number | null => money?.toNumber() ?? null;

export const courierRowResponse = ({ row, state, problem, expected, difference }: ViewedRow): CourierRowResponse => ({
  id: row.id,
  register_id: row.registerId,
  line: row.line,
  tracking_number: row.trackingNumber,
  order_number: row.orderNumber,
  collected_on: row.collectedOn,
  state,
  problem,
  order_id: row.orderId,
  payment_id: row.paymentId,
  amount: row.amount.toNumber(),
  fee: row.fee.toNumber(),
  expected: amountOrNull(expected),
  difference: amountOrNull(difference),
  currency: row.amount.currency,
  checked: row.isChecked,
});
