import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { IsAlias } from '../../../platform/http/validation/alias.validator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { ProductAttributeDto, ProductImageDto, ProductVariantDto } from './product-parts.dto.js';
import { IsFlag, IsJsonObject } from './shapes.decorator.js';
import { TranslationsDto } from './translations.dto.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** A product's fields (service.md, Product). Amounts are JSON numbers in the shop's currency. */
class ProductFields {
  /** Word in the address; made from the name when it is not sent. */
  @WhenSent()
  @IsAlias()
  alias?: string;

  @WhenSent()
  @CleanText(LIMITS.description)
  description?: string;

  @WhenSent()
  @CleanText(LIMITS.shortDescription)
  short_description?: string;

  /** Shown instead of the regular price, which is struck; must be below it. null or 0: none. */
  @IsOptional()
  @IsAmount()
  @Max(LIMITS.price)
  price_special?: number | null;

  /** Category identifier; null: none. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  category?: number | null;

  @IsOptional()
  @CleanText(LIMITS.sku, 1)
  sku?: string | null;

  /** Pieces; a product with variants has their sum instead. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.stock)
  in_stock?: number;

  /** Pieces that one line of a cart or an order may have; null: as the shop's settings say. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LIMITS.stock)
  max_quantity?: number | null;

  /** 1 published (default), 0 not. */
  @WhenSent()
  @IsFlag()
  published?: number;

  /** 1 or 0 (default). */
  @WhenSent()
  @IsFlag()
  featured?: number;

  /** Lower numbers first in lists. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** Anything of your own. */
  @IsOptional()
  @IsJsonObject(LIMITS.customFields)
  custom_fields?: Record<string, unknown> | null;

  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationsDto)
  translations?: TranslationsDto;

  /** Replaces the stored list. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(LIMITS.images)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ProductImageDto)
  images?: ProductImageDto[];

  /** Replaces the stored list. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(LIMITS.attributes)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ProductAttributeDto)
  attributes?: ProductAttributeDto[];

  /** Replaces the stored list; with variants, one must be named to buy the product. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(LIMITS.variants)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ProductVariantDto)
  variants?: ProductVariantDto[];
}

export class CreateProductDto extends ProductFields {
  @IsDefined()
  @CleanText(LIMITS.name, 1)
  name!: string;

  @IsDefined()
  @IsAmount()
  @Max(LIMITS.price)
  price_regular!: number;
}

/** What is sent changes, the rest stays. */
export class UpdateProductDto extends ProductFields {
  @WhenSent()
  @CleanText(LIMITS.name, 1)
  name?: string;

  @WhenSent()
  @IsAmount()
  @Max(LIMITS.price)
  price_regular?: number;

  /** The `version` that was read; an older one than the stored is refused with 409. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}
