import { LOWER_TAX_CLASSES, type LowerTaxClass } from '#kernel';
import { Decimal, Flag, Integer, ListOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { taxRulesRecord, type TaxRulesNow } from '../../domain/tax-rules.js';

export class TaxRateResponse {
  @Text({ description: 'ISO 3166-1 alpha-2.' }) country!: string;
  @Decimal({ description: 'Percentage, such as 20.' }) rate!: number;
  @OneOf(LOWER_TAX_CLASSES, {
    optional: true,
    description: 'Tax class to which the rate applies. Missing: the standard rate.',
  })
  tax_class?: LowerTaxClass;
}

/** The shop's tax rules. */
export class TaxRulesResponse {
  @Flag({ description: 'true: the prices of the catalog contain the tax; false: it is added at checkout.' })
  prices_include_tax!: boolean;
  @Flag({ description: 'true: delivery is taxed at the rates of the goods; false: delivery is not taxed.' })
  tax_shipping!: boolean;
  @ListOf(() => TaxRateResponse, { description: 'Tax rates by country. A country without a rate has no tax.' })
  rates!: TaxRateResponse[];
  @Integer({ description: 'Goes up by one with each change.' }) version!: number;
}

export const taxRulesResponse = ({ version, ...rules }: TaxRulesNow): TaxRulesResponse => ({
  ...taxRulesRecord(rules),
  version,
});
