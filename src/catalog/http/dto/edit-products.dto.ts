import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { FieldErrors, Money } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { ProductChanges } from '../../domain/product-changes.js';
import { LIMITS } from './limits.js';
import { IsFlag, IsPriceChange } from './shapes.decorator.js';

const MAX_ID = 2_147_483_647;

/** A product that is changed together with others. */
class SelectedProductBody {
  /** Id of the product. */
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  id!: number;

  /** The version that was shown; a product that was changed meanwhile fails. Default: not compared. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

/** Changes of several products; a member that is left out stays as it is. */
export class EditProductsBody {
  /** 1 to 100 products, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique((product: SelectedProductBody | null) => product?.id)
  @ValidateNested({ each: true })
  @Type(() => SelectedProductBody)
  products!: SelectedProductBody[];

  /** The new regular price of each product. */
  @WhenSent()
  @IsAmount()
  @Max(LIMITS.price)
  price_regular?: number;

  /**
   * Percentage by which the regular price and the own prices of variants change, above -100 and up to 1000, with up to
   * three decimal places. Each price is rounded to the smallest unit of the currency, halves away from zero.
   */
  @WhenSent()
  @IsPriceChange()
  price_percent?: number;

  /** Id of the new category; null or 0: none. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  category?: number | null;

  /** 1: customers see the products; 0: only administrators do. */
  @WhenSent()
  @IsFlag()
  published?: number;

  /** Whether the outcomes are only computed, and nothing is changed. */
  @WhenSent()
  @IsBoolean()
  preview: boolean = false;
}

/** @throws FieldErrors (422) without any change, or with both a new price and a percentage */
export function productChanges(body: EditProductsBody, currency: string): ProductChanges {
  const { price_regular: set, price_percent: percent, category, published } = body;
  if (set !== undefined && percent !== undefined)
    throw new FieldErrors({ price_percent: [{ key: 'catalog.errors.one_price_change' }] });
  if ([set, percent, category, published].every((change) => change === undefined))
    throw new FieldErrors({ price_regular: [{ key: 'catalog.errors.no_change' }] });
  return {
    ...(set !== undefined && { price: { set: Money.parse(set, currency).minor.toString() } }),
    ...(percent !== undefined && { price: { percent: thousandths(percent) } }),
    ...(category !== undefined && { category: category || null }),
    ...(published !== undefined && { published: published === 1 || (published as unknown) === true }),
  };
}

/** Thousandths of a percent, read from the decimal text of the number. */
function thousandths(percent: number): bigint {
  const [whole = '0', decimals = ''] = String(Math.abs(percent)).split('.');
  const size = BigInt(whole + decimals.padEnd(3, '0'));
  return percent < 0 ? -size : size;
}
