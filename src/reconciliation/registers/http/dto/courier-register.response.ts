import {
  Amount,
  Day,
  Integer,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../../platform/http/openapi/response-properties.js';
import {
  payoutOf,
  REGISTER_STATES,
  REGISTER_WARNINGS,
  stateOf,
  type CourierRegister,
  type RegisterState,
  type RegisterWarning,
} from '../../domain/courier-register.js';
import type { ViewedRegister } from '../../use-cases/view-registers.js';
import { CourierRowCountsResponse } from './courier-row.response.js';

/** A courier's register of collected money. */
export class CourierRegisterResponse {
  @Integer() id!: number;
  @Text({ description: 'Name of the file as it was sent.' }) file_name!: string;
  @Text({ description: 'Key of the layout by which it was read, such as `nova-poshta` or `generic`.' }) layout!: string;
  @Text({ nullable: true, description: 'Name of the courier; null if neither file nor request has one.' })
  carrier!: string | null;
  @Text({ nullable: true, description: 'Number of the register; null if the file has none.' }) number!: string | null;
  @Day({ nullable: true, description: 'Day of the register, else of its last collection.' }) day!: string | null;
  @OneOf(REGISTER_STATES, {
    name: 'CourierRegisterState',
    description: '`owed`: the courier has the money. `transferred`: its transfer is booked.',
  })
  state!: RegisterState;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Integer({ description: 'Number of rows.' }) rows!: number;
  @Integer({ description: 'Parcels in the file for which nothing was collected; they have no row.' })
  without_money!: number;
  @Amount({ description: 'What the courier collected.' }) collected!: number;
  @Amount({ description: 'What the courier keeps of it by the register.' }) fees!: number;
  @Amount({ description: 'What the courier transfers: `collected` less `fees`.' }) payout!: number;
  @Amount({
    description: '`payout` less the booked transfer, which the first of its registers has; 0 before it is booked.',
  })
  difference!: number;
  @Integer({ nullable: true, description: 'Bank transaction by which the money came; null while it is owed.' })
  transaction_id!: number | null;
  @OneOf(REGISTER_WARNINGS, {
    name: 'CourierRegisterWarning',
    list: true,
    description: '`total_differs`: a sum in the file differs from that of its rows.',
  })
  warnings!: RegisterWarning[];
  @Timestamp({ description: 'When the file was imported, ISO 8601 in UTC.' }) imported_at!: Date;
  @Integer({ description: 'Goes up by one with each change.' }) version!: number;
}

/** A register with the numbers of its rows. */
export class CourierRegisterDetailResponse extends CourierRegisterResponse {
  @Ref(() => CourierRowCountsResponse, { description: 'Numbers of the rows by state.' })
  counts!: CourierRowCountsResponse;
}

export const courierRegisterResponse = (register: CourierRegister): CourierRegisterResponse => ({
  id: register.id,
  file_name: register.fileName,
  layout: register.layout,
  carrier: register.carrier,
  number: register.number,
  day: register.day,
  state: stateOf(register),
  currency: register.collected.currency,
  rows: register.rowCount,
  without_money: register.withoutMoney,
  collected: register.collected.toNumber(),
  fees: register.fees.toNumber(),
  payout: payoutOf(register).toNumber(),
  difference: register.difference.toNumber(),
  transaction_id: register.transactionId,
  warnings: [...register.warnings],
  imported_at: register.importedAt,
  version: register.version,
});

export const courierRegisterDetailResponse = ({ register, counts }: ViewedRegister): CourierRegisterDetailResponse => ({
  ...courierRegisterResponse(register),
  counts,
});
