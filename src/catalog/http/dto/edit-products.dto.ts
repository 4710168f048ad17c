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
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { FieldErrors, Money } from '#kernel';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { ProductChanges } from '../../domain/product-changes.js';
import type { SelectedProduct } from '../../use-cases/edit-products.js';
import { LIMITS } from './limits.js';
import { IsFlag, IsPriceChange } from './shapes.decorator.js';

const MAX_ID = 2_147_483_647;

/** The own price of a variant. */
class VariantPriceBody {
  /** Id of the variant. */
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  id!: number;

  /** The new own price; null: none, so that the price of the product plus the modifiers applies. */
  @ValidateIf(({ price }: VariantPriceBody) => price !== null)
  @IsAmount()
  @Max(LIMITS.price)
  price!: number | null;
}

/** Changes that can be made to one product or to several. */
class CommonChangesBody {
  /** The new regular price. */
  @WhenSent()
  @IsAmount()
  @Max(LIMITS.price)
  price_regular?: number;

  /** Id of the new category; null or 0: none. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ID)
  category?: number | null;

  /** 1: customers see the product; 0: only administrators do. */
  @WhenSent()
  @IsFlag()
  published?: number;
}

/** A product to change. Its own members take precedence over those of the request. */
class SelectedProductBody extends CommonChangesBody {
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

  /** New own prices of variants of this product; at most 200. */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(LIMITS.variants)
  @ArrayUnique((variant: VariantPriceBody | null) => variant?.id)
  @ValidateNested({ each: true })
  @Type(() => VariantPriceBody)
  variant_prices?: VariantPriceBody[];
}

/** Changes of several products; a member that is left out stays as it is. */
export class EditProductsBody extends CommonChangesBody {
  /** 1 to 100 products, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique((product: SelectedProductBody | null) => product?.id)
  @ValidateNested({ each: true })
  @Type(() => SelectedProductBody)
  products!: SelectedProductBody[];

  /**
   * Percentage by which the regular price and the own prices of variants change, above -100 and up to 1000, with up to
   * three decimal places. Each price is rounded to the smallest unit of the currency, halves away from zero.
   */
  @WhenSent()
  @IsPriceChange()
  price_percent?: number;

  /** Whether the outcomes are only computed, and nothing is changed. */
  @WhenSent()
  @IsBoolean()
  preview: boolean = false;
}

/** @throws FieldErrors (422) without any change, or with both a new price and a percentage */
export function productChanges(body: EditProductsBody, currency: string): ProductChanges {
  const { price_regular: set, price_percent: percent } = body;
  if (set !== undefined && percent !== undefined)
    throw new FieldErrors({ price_percent: [{ key: 'catalog.errors.one_price_change' }] });
  const changes = {
    ...commonChanges(body, currency),
    ...(percent !== undefined && { price: { percent: thousandths(percent) } }),
  };
  if ([changes, ...selectedProducts(body, currency).map((product) => product.changes)].every(isEmpty))
    throw new FieldErrors({ price_regular: [{ key: 'catalog.errors.no_change' }] });
  return changes;
}

/** The selected products with their individual changes. */
export const selectedProducts = ({ products }: EditProductsBody, currency: string): SelectedProduct[] =>
  products.map(({ id, version, variant_prices: prices, ...own }) => ({
    id,
    version,
    changes: {
      ...commonChanges(own, currency),
      ...(prices && { variantPrices: new Map(prices.map((one) => [one.id, minorOf(one.price, currency)])) }),
    },
  }));

const isEmpty = (changes: ProductChanges): boolean => Object.keys(changes).length === 0;

function commonChanges(
  { price_regular: set, category, published }: CommonChangesBody,
  currency: string,
): ProductChanges {
  return {
    ...(set !== undefined && { price: { set: Money.parse(set, currency).minor.toString() } }),
    ...(category !== undefined && { category: category || null }),
    ...(published !== undefined && { published: published === 1 || (published as unknown) === true }),
  };
}

const minorOf = (price: number | null, currency: string): string | null =>
  price === null ? null : Money.parse(price, currency).minor.toString();

/** Thousandths of a percent, read from the decimal text of the number. */
function thousandths(percent: number): bigint {
  const [whole = '0', decimals = ''] = String(Math.abs(percent)).split('.');
  const size = BigInt(whole + decimals.padEnd(3, '0'));
  return percent < 0 ? -size : size;
}
