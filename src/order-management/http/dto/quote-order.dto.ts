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

/** Lines of an order and its destination, as far as it is known. */
export class QuoteOrderBody {
  /** 1 to 100 products. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => OrderItemBody)
  items!: OrderItemBody[];

  /** ISO 3166-1 alpha-2 code of the destination, which determines cost and tax. Without it, no tax is calculated. */
  @IsOptional()
  @CountryCode()
  @IsISO31661Alpha2()
  country?: string | null;

  /** City of the destination, for shipping providers that calculate by it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  city?: string | null;

  /** Postal code of the destination, for shipping providers that calculate by it. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(20)
  zip?: string | null;

  /** Key of an active shipping method. Default: the first active one. */
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
