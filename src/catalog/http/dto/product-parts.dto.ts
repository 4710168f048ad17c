import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { IsAttributeMap, IsImage } from './shapes.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class ProductImageDto {
  /** URL, or a path on this site. */
  @IsImage()
  image!: string;

  /** Alternative text of the picture. */
  @WhenSent()
  @CleanText(LIMITS.alt)
  alt?: string;

  /** Position; lower numbers come first. Default: the position in the list. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  sort?: number;
}

export class ProductAttributeDto {
  /** Name of the attribute, such as `color`. */
  @CleanText(LIMITS.attribute, 1)
  attribute!: string;

  @CleanText(LIMITS.value, 1)
  value!: string;

  /** Surcharge for variants with this value; may be negative. */
  @WhenSent()
  @IsAmount({ negative: true })
  @Min(LIMITS.leastModifier)
  @Max(LIMITS.price)
  price_modifier?: number;
}

export class ProductVariantDto {
  /** Id of the variant to change. Default: the variant with the same attributes, or the same SKU. */
  @WhenSent()
  @IsInt()
  @Min(1)
  id?: number;

  @IsOptional()
  @CleanText(LIMITS.sku, 1)
  sku?: string | null;

  /** Attributes, such as `{color: "red"}`; unique among the variants of a product. */
  @IsAttributeMap()
  attributes!: Record<string, string>;

  /** The variant's own price; null: the product's price with the surcharges of its attributes. */
  @IsOptional()
  @IsAmount()
  @Max(LIMITS.price)
  price?: number | null;

  /** Stock; 0 for a new variant if it is not sent. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.stock)
  in_stock?: number;

  /** Id of one of the product's `images`; null: none of its own. */
  @IsOptional()
  @IsInt()
  @Min(1)
  image_id?: number | null;

  /** URL of one of the product's `images`; ignored if `image_id` is sent. */
  @IsOptional()
  @IsImage()
  image?: string | null;
}
