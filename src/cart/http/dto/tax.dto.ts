import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO31661Alpha2,
  IsObject,
  Min,
  ValidateNested,
} from 'class-validator';
import { FieldErrors, TAX_CLASSES, type FieldError, type TaxClass } from '#kernel';
import { IsPercentage } from './percentage.validator.js';
import type { TaxRate } from '../../domain/tax-rules.js';
import type { TaxRulesChange } from '../../use-cases/change-tax-rules.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

const MAX_RATES = 300;

export class TaxRateBody {
  /** ISO 3166-1 alpha-2 code, in upper or lower case; each country once for each tax class. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length === 2 ? value.toUpperCase() : value,
  )
  @IsISO31661Alpha2()
  country!: string;

  /** Percentage, 0 to 100, with at most three decimals. */
  @IsPercentage()
  rate!: number;

  /** Tax class of the products to which the rate applies. */
  @WhenSent()
  @IsIn(TAX_CLASSES)
  tax_class: TaxClass = 'standard';
}

/** Members that are not sent stay unchanged. */
export class TaxRulesBody {
  /** true: the prices of the catalog contain the tax; false: it is added at checkout. */
  @WhenSent()
  @IsBoolean()
  prices_include_tax?: boolean;

  /** true: delivery is taxed at the rates of the goods; false: delivery is not taxed. */
  @WhenSent()
  @IsBoolean()
  tax_shipping?: boolean;

  /**
   * Tax rates of all countries, at most 300. Replaces the whole table. A country without a rate has no tax. If a
   * country has no rate for a tax class, its standard rate applies; for `zero`, no tax applies.
   */
  @WhenSent()
  @IsArray()
  @ArrayMaxSize(MAX_RATES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => TaxRateBody)
  rates?: TaxRateBody[];

  /** `version` that was read. If the rules have changed since: 409 `stale_version`. */
  @WhenSent()
  @IsInt()
  @Min(1)
  version?: number;
}

/** @throws 422 at `rates.<n>.country` for a repeated standard rate, at `rates.<n>.tax_class` for a repeated other rate */
export function changeOf({ prices_include_tax, tax_shipping, rates, version }: TaxRulesBody): TaxRulesChange {
  if (rates) mustBeUnique(rates);
  return {
    version: version ?? undefined,
    ...(typeof prices_include_tax === 'boolean' && { pricesIncludeTax: prices_include_tax }),
    ...(typeof tax_shipping === 'boolean' && { taxShipping: tax_shipping }),
    ...(rates && { rates: rates.map(rateOfBody) }),
  };
}

const rateOfBody = ({ country, rate, tax_class: taxClass }: TaxRateBody): TaxRate => ({
  country,
  // The rate has at most three decimal places, so rounding only corrects the binary fraction.
  rate: Math.round(rate * 1000),
  ...(taxClass !== 'standard' && { taxClass }),
});

function mustBeUnique(rates: readonly TaxRateBody[]): void {
  const problems: Record<string, FieldError[]> = {};
  const seen = new Set<string>();
  rates.forEach(({ country, tax_class: taxClass }, index) => {
    const key = `${country} ${taxClass}`;
    if (seen.has(key)) {
      const field = taxClass === 'standard' ? 'country' : 'tax_class';
      problems[`rates.${index}.${field}`] = [{ key: `cart.errors.${field}_repeated`, args: { country } }];
    }
    seen.add(key);
  });
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems);
}
