import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { MAX_ITEMS, OrderItemBody } from './order-item.dto.js';

/** Lines that an order might have. */
export class QuoteEditBody {
  @IsArray() @ArrayMinSize(1) @ArrayMaxSize(MAX_ITEMS) @IsObject({ each: true }) @ValidateNested({ each: true }) @Type(() => OrderItemBody)
  items!: OrderItemBody[];
}
