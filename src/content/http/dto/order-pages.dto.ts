import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt } from 'class-validator';

export class OrderPagesDto {
  /** In the order of display; pages that are not named follow. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique()
  @IsInt({ each: true })
  ids!: number[];
}
