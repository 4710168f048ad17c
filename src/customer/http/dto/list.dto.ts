import { Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

export class ListedProductBody {
  /** Id of the product. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  product_id!: number;
}
