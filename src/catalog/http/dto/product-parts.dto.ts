import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { IsAttributeMap, IsImage } from './shapes.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class ProductImageBody {
  /** URL, or path from `POST /api/admin/pictures`. */
  @IsImage()
  image!: string;

  /** Alternative text for readers who do not see the picture. */
  @WhenSent()
  @CleanText(LIMITS.alt)
  alt?: string;

  /** Sort key; lower numbers come first. Default: the place in the list. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  sort?: number;
}

export class ProductAttributeBody {
  /** Name of the attribute, such as `color`. */
  @CleanText(LIMITS.attribute, 1)
  attribute!: string;

  /** Value of the attribute, such as `red`. Several values of one attribute are several entries. */
  @CleanText(LIMITS.value, 1)
  value!: string;

  /** Added to the price of variants with this value, in the shop's currency; may be negative. Default: 0. */
  @WhenSent()
  @IsAmount({ negative: true })
  @Min(LIMITS.leastModifier)
  @Max(LIMITS.price)
  price_modifier?: number;
}

export class ProductVariantBody {
  /**
   * Id of the variant to change. Default: the variant with the same attributes or the same SKU; if there is none,
   * a new variant is created.
   */
  @WhenSent()
  @IsInt()
  @Min(1)
  id?: number;

  @IsOptional()
  @CleanText(LIMITS.sku, 1)
  sku?: string | null;

  /** One to ten attributes with their values: `{"color": "red"}`. No two variants of a product have the same ones. */
  @IsAttributeMap()
  attributes!: Record<string, string>;

  /**
   * Price of the variant, in the shop's currency; null: the price of the product plus the modifiers of its
   * attributes.
   */
  @IsOptional()
  @IsAmount()
  @Max(LIMITS.price)
  price?: number | null;

  /** Number of pieces. Default for a new variant: 0. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.stock)
  in_stock?: number;

  /** Id of one of the `images` of the product that shows the variant; null: none. */
  @IsOptional()
  @IsInt()
  @Min(1)
  image_id?: number | null;

  /** `image` of one of the `images` of the product; ignored if `image_id` is sent. */
  @IsOptional()
  @IsImage()
  image?: string | null;
}
