import { Decimal, Flag, Integer, ListOf, Text } from '../../platform/http/openapi/response-properties.js';
import { taxRulesView, type TaxRulesNow } from './tax-rules.js';

export class TaxRateResponse {
  @Text({ description: 'ISO 3166-1 alpha-2.' }) country!: string;
  @Decimal({ description: 'Percent, with at most three digits after the point.' }) rate!: number;
}

export class TaxRulesResponse {
  @Flag({ description: "The catalog's prices contain the tax; else it is added." }) prices_include_tax!: boolean;
  @ListOf(() => TaxRateResponse, { description: 'A country that is not in it has no tax.' }) rates!: TaxRateResponse[];
  @Integer() version!: number;
}

export const taxRulesResponse = ({ version, ...rules }: TaxRulesNow): TaxRulesResponse => ({
  ...taxRulesView(rules),
  version,
});
