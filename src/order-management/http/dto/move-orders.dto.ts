import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { STATUS_WORDS } from '../../../order/index.js';
import type { OrderMoves } from '../../use-cases/move-orders.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** Maximum number of orders that one call moves. */
export const MAX_MOVES = 100;

/** Orders and their new status. */
export class MoveOrdersBody {
  /** Ids of 1 to 100 orders. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_MOVES)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids!: number[];

  /** New status; `canceled` is read as `cancelled`. */
  @ApiProperty({ enum: STATUS_WORDS, enumName: 'OrderStatusWord' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  status!: string;

  /** Remark that is added to the history of each order, up to 2000 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /**
   * Whether the customers get an email about the change. Default: true; for `ready_for_shipment` of a delivered order the
   * setting `mail_ready_for_shipment`.
   */
  @WhenSent()
  @IsBoolean()
  notify?: boolean;
}

export const orderMovesOf = ({ ids, status, note, notify }: MoveOrdersBody): OrderMoves => ({
  ids,
  status,
  note: note || null,
  notify: notify ?? undefined,
});
