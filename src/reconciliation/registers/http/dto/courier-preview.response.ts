import {
  Amount,
  Day,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
} from '../../../../platform/http/openapi/response-properties.js';
import {
  payoutOf,
  REGISTER_WARNINGS,
  type RegisterToStore,
  type RegisterWarning,
} from '../../domain/courier-register.js';
import type { ViewedRow } from '../../domain/row-state.js';
import { sumOfRows, type RowCounts, type ViewedRegister } from '../../use-cases/view-registers.js';
import { courierRegisterResponse } from './courier-register.response.js';
import { CourierRowCountsResponse, CourierRowResponse, courierRowResponse } from './courier-row.response.js';

/** What the import of a register would store. */
export class CourierRegisterPreviewResponse {
  @Integer({ nullable: true, description: 'Earlier import of the same file; null if there is none.' })
  id!: number | null;
  @Text({ description: 'Name of the file as it was sent.' }) file_name!: string;
  @Text({ description: 'Key of the layout by which it was read.' }) layout!: string;
  @Text({ nullable: true, description: 'Name of the courier.' }) carrier!: string | null;
  @Text({ nullable: true, description: 'Number of the register.' }) number!: string | null;
  @Day({ nullable: true, description: 'Day of the register.' }) day!: string | null;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Integer({ description: 'Number of rows.' }) rows!: number;
  @Integer({ description: 'Parcels in the file for which nothing was collected.' }) without_money!: number;
  @Amount({ description: 'What the courier collected.' }) collected!: number;
  @Amount({ description: 'What the courier keeps of it.' }) fees!: number;
  @Amount({ description: 'What the courier transfers.' }) payout!: number;
  @OneOf(REGISTER_WARNINGS, { name: 'CourierRegisterWarning', list: true, description: 'As in an import.' })
  warnings!: RegisterWarning[];
  @Ref(() => CourierRowCountsResponse, { description: 'Numbers of the rows by state.' })
  counts!: CourierRowCountsResponse;
  @ListOf(() => CourierRowResponse, { description: 'Up to 50 rows, those that differ first.' })
  sample!: CourierRowResponse[];
}

/** Rows that are shown before an import. */
const SHOWN = 50;

/** The answer to a file that was imported before. */
export function repeatedRegisterResponse({ register, counts }: ViewedRegister): CourierRegisterPreviewResponse {
  const {
    id,
    file_name,
    layout,
    carrier,
    number,
    day,
    currency,
    rows,
    without_money,
    collected,
    fees,
    payout,
    warnings,
  } = courierRegisterResponse(register);
  return {
    ...{
      id,
      file_name,
      layout,
      carrier,
      number,
      day,
      currency,
      rows,
      without_money,
      collected,
      fees,
      payout,
      warnings,
    },
    counts,
    sample: [],
  };
}

export function courierPreviewResponse(
  register: RegisterToStore,
  counts: RowCounts,
  rows: readonly ViewedRow[],
): CourierRegisterPreviewResponse {
  const { fileName, layout, carrier, number, day, currency, withoutMoney, warnings } = register;
  const [collected, fees] = [sumOfRows('amount', register), sumOfRows('fee', register)];
  const first = [...rows.filter(({ problem }) => problem), ...rows.filter(({ problem }) => !problem)];
  return {
    ...{ id: null, file_name: fileName, layout, carrier, number, day, currency, rows: rows.length, counts },
    without_money: withoutMoney,
    collected: collected.toNumber(),
    fees: fees.toNumber(),
    payout: payoutOf({ collected, fees }).toNumber(),
    warnings: [...warnings],
    sample: first.slice(0, SHOWN).map(courierRowResponse),
  };
}
