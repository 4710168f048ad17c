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

/** Fields of a product. Amounts are JSON numbers in the shop's currency. */
class ProductFields {
  /** URL slug; unique. Default: made from the name. */
  @WhenSent()
  @IsAlias()
  alias?: string;

  @WhenSent()
  @CleanText(LIMITS.description)
  description?: string;

  @WhenSent()
  @CleanText(LIMITS.shortDescription)
  short_description?: string;

  /** Special price, shown instead of the regular price; must be below it. null or 0: none. */
  @IsOptional()
  @IsAmount()
  @Max(LIMITS.price)
  price_special?: number | null;

  /** Category id; null: none. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  category?: number | null;

  @IsOptional()
  @CleanText(LIMITS.sku, 1)
  sku?: string | null;

  /** Stock; a product with variants has their sum instead. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.stock)
  in_stock?: number;

  /** Maximum quantity of one line of a cart or an order; null: the limit of the shop's settings. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LIMITS.stock)
  max_quantity?: number | null;

  /** 1: published (default), 0: hidden. */
  @WhenSent()
  @IsFlag()
  published?: number;

  /** 1: featured, 0: not featured (default). */
  @WhenSent()
  @IsFlag()
  featured?: number;

  /** Position in lists; lower numbers come first. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** Custom fields: any JSON object. */
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

  /** Replaces the stored list. A product with variants is bought by choosing one of them. */
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

/** Fields that are not sent stay unchanged. */
export class UpdateProductDto extends ProductFields {
  @WhenSent()
  @CleanText(LIMITS.name, 1)
  name?: string;

  @WhenSent()
  @IsAmount()
  @Max(LIMITS.price)
  price_regular?: number;

  /** Version that was read. If it is outdated, the answer is 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}
