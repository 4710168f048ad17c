import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsIn,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { TAX_CLASSES, type TaxClass } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { IsAlias } from '../../../platform/http/validation/alias.validator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { ProductAttributeBody, ProductImageBody, ProductVariantBody } from './product-parts.dto.js';
import { IsFlag, IsJsonObject } from './shapes.decorator.js';
import { TranslationsBody } from './translations.dto.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** Fields of a product. Amounts are JSON numbers in the shop's currency. */
class ProductFields {
  /** URL slug; unique. Made from the name of a new product if it is left out. */
  @WhenSent()
  @IsAlias()
  alias?: string;

  /** Text of the product page in Markdown, up to 50,000 characters. Single line breaks are kept. */
  @WhenSent()
  @CleanText(LIMITS.description)
  description?: string;

  /** Shown in lists and found by the search, up to 2000 characters. */
  @WhenSent()
  @CleanText(LIMITS.shortDescription)
  short_description?: string;

  /** Sale price; must be below `price_regular`, which is then shown as the old price. null or 0: no sale. */
  @IsOptional()
  @IsAmount()
  @Max(LIMITS.price)
  price_special?: number | null;

  /** Id of the category; null or 0: none. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  category?: number | null;

  @IsOptional()
  @CleanText(LIMITS.sku, 1)
  sku?: string | null;

  /** Number of pieces. Ignored for a product with variants, whose stock is the sum of theirs. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.stock)
  in_stock?: number;

  /** Maximum number of pieces in one line of a cart or an order; null: the setting `max_quantity` of the shop. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LIMITS.stock)
  max_quantity?: number | null;

  /** Tax class; determines the tax rate in each country. Default: `standard`. */
  @WhenSent()
  @IsIn(TAX_CLASSES)
  tax_class?: TaxClass;

  /** 1 (default): customers see the product; 0: only administrators do. */
  @WhenSent()
  @IsFlag()
  published?: number;

  /** 1: highlighted on the home page; 0 (default): not. */
  @WhenSent()
  @IsFlag()
  featured?: number;

  /** Sort key of lists; lower numbers come first. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.position)
  position?: number;

  /** Any JSON object of up to 20,000 characters, for integrations; stored and returned as it is. null: removed. */
  @IsOptional()
  @IsJsonObject(LIMITS.customFields)
  custom_fields?: Record<string, unknown> | null;

  @WhenSent()
  @IsObject()
  @ValidateNested()
  @Type(() => TranslationsBody)
  translations?: TranslationsBody;

  /** All pictures, the main one first; at most 50. Replaces the stored list. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(LIMITS.images)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ProductImageBody)
  images?: ProductImageBody[];

  /** All attributes with their values; at most 100. Replaces the stored list. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(LIMITS.attributes)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ProductAttributeBody)
  attributes?: ProductAttributeBody[];

  /** All variants; at most 200. Replaces the stored list. Customers of a product with variants must choose one. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(LIMITS.variants)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => ProductVariantBody)
  variants?: ProductVariantBody[];
}

export class CreateProductBody extends ProductFields {
  /** Shown in lists, carts, orders and invoices. */
  @IsDefined()
  @CleanText(LIMITS.name, 1)
  name!: string;

  /** Price without a sale, in the shop's currency, with at most as many decimals as the currency has. */
  @IsDefined()
  @IsAmount()
  @Max(LIMITS.price)
  price_regular!: number;
}

/** Fields that are not sent stay unchanged. */
export class UpdateProductBody extends ProductFields {
  /** Shown in lists, carts and new orders; lines of existing orders keep the old name. */
  @WhenSent()
  @CleanText(LIMITS.name, 1)
  name?: string;

  /** Price without a sale, in the shop's currency. Lines of existing orders keep their price. */
  @WhenSent()
  @IsAmount()
  @Max(LIMITS.price)
  price_regular?: number;

  /** `version` that was read. If the product has changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}
