import { IsBoolean, IsIn, IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../../platform/http/validation/query.transforms.js';
import { WhenSent } from '../../../../platform/http/validation/text.decorators.js';
import { REGISTER_STATES, type RegisterState } from '../../domain/courier-register.js';
import { ROW_STATES, type RowState } from '../../domain/row-state.js';

/** Filter of the list of registers. */
export class CourierRegistersQuery extends PageQuery {
  /** Only registers in this state. */
  @IsOptional()
  @IsIn(REGISTER_STATES)
  state?: RegisterState;
}

/** Filter of the rows of a register. */
export class CourierRowsQuery extends PageQuery {
  /** Only rows in this state. */
  @IsOptional()
  @IsIn(ROW_STATES)
  state?: RowState;
}

/** Filter of the list of differences. */
export class CourierDifferencesQuery extends PageQuery {
  /** Number of days after the shipment from which an order should be in a register. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(0)
  @Max(365)
  days: number = 7;
}

/** Changes of a row. */
export class CourierRowBody {
  /** Order of the parcel; null: none. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number | null;

  /** Whether the difference was checked; it is then no longer listed. */
  @WhenSent()
  @IsBoolean()
  checked?: boolean;
}
