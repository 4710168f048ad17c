import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

/** Maximum number of orders in one file. */
export const MOST_SLIPS = 100;

const numbers = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && value !== ''
    ? value.split(',').map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : part))
    : value;

export class PackingSlipsQuery {
  /** Ids of 1 to 100 orders, separated by commas. The pages have the same sequence. */
  @Transform(numbers)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_SLIPS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids!: number[];
}
