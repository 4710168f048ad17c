import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { MAX_PER_PAGE } from '../../../platform/http/validation/page.dto.js';

/** The customers of one page of a list. */
export class CustomerPurchasesQuery {
  /** Ids of 1 to 100 customers, separated by commas. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value.split(',', MAX_PER_PAGE + 1).map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : id))
      : value,
  )
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PER_PAGE)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids!: number[];
}
