import { ArrayMaxSize, ArrayMinSize, IsArray, Max, Min } from 'class-validator';
import { IsFlag } from './shapes.decorator.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

export class PublishProductsBody {
  /** Ids of 1 to 100 products; unknown ids are ignored. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids!: number[];

  /** 1: show the products in the shop; 0: hide them. */
  @IsFlag()
  published!: number;
}
