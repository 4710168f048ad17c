import { IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

/** A pay call. Further text members go to the gateway. */
export class PayBody {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id!: number;

  /** Equal to the method in the path. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  payment_method!: string;
}
