import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { IsAttributeMap, IsImage } from './shapes.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class ProductImageDto {
  /** Web address, or a path on this site. */
  @IsImage()
  image!: string;

  /** What is to be seen. */
  @WhenSent()
  @CleanText(LIMITS.alt)
  alt?: string;

  /** Lower numbers first; the place in the list when it is not sent. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  sort?: number;
}

export class ProductAttributeDto {
  /** Name, such as `color`. */
  @CleanText(LIMITS.attribute, 1)
  attribute!: string;

  @CleanText(LIMITS.value, 1)
  value!: string;

  /** Added to the price of variants with this value; may be negative. */
  @WhenSent()
  @IsAmount({ negative: true })
  @Min(LIMITS.leastModifier)
  @Max(LIMITS.price)
  price_modifier?: number;
}

export class ProductVariantDto {
  /** The variant that is meant; without it, the one with the same attributes, or the same SKU. */
  @WhenSent()
  @IsInt()
  @Min(1)
  id?: number;

  @IsOptional()
  @CleanText(LIMITS.sku, 1)
  sku?: string | null;

  /** `{color: "red"}`; no two variants of a product alike. */
  @IsAttributeMap()
  attributes!: Record<string, string>;

  /** Its own price; null: the product's with the modifiers of its attributes. */
  @IsOptional()
  @IsAmount()
  @Max(LIMITS.price)
  price?: number | null;

  /** Pieces; 0 for a new one when it is not sent. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.stock)
  in_stock?: number;

  /** The picture that shows it, by its id among the product's `images`; null: none of its own. */
  @IsOptional()
  @IsInt()
  @Min(1)
  image_id?: number | null;

  /** The same by its address among the product's `images`; read where no `image_id` is sent. */
  @IsOptional()
  @IsImage()
  image?: string | null;
}
