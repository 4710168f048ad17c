import { IsInt, Max, Min } from 'class-validator';

export class ListedProductBody {
  /** Id of the product. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  product_id!: number;
}
