import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

export class OrderPagesDto {
  /** In the order of display; pages that are not named follow. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique()
  @IsInt({ each: true })
  ids!: number[];
}
