import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { EditedItemBody, MAX_ITEMS } from '../../../checkout/index.js';

/** Lines that an order might have. */
export class QuoteEditBody {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => EditedItemBody)
  items!: EditedItemBody[];
}
