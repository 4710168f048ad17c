import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsISO31661Alpha2,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { MAX_ITEMS, OrderItemBody, requestedLines } from '../../../cart/index.js';
import type { DraftOrder } from '../../use-cases/quote-order.js';
import { CountryCode, Trimmed } from '../../../platform/http/validation/text.decorators.js';

/** What an order would be, and where it would go as far as that is known. */
export class QuoteOrderBody {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OrderItemBody)
  items!: OrderItemBody[];

  /** ISO 3166-1 alpha-2. */
  @IsOptional()
  @CountryCode()
  @IsISO31661Alpha2()
  country?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  city?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(20)
  zip?: string | null;

  /** Key of an active shipping method; the first active one when not sent. */
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  shipping_method?: string | null;
}

export const draftOrderOf = (body: QuoteOrderBody): DraftOrder => ({
  items: requestedLines(body.items),
  destination: { country: body.country ?? null, city: body.city ?? null, zip: body.zip ?? null },
  shippingMethod: body.shipping_method ?? null,
});
