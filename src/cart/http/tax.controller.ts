import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { answerExample } from '../../platform/http/openapi/answer-example.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ChangeTaxRules } from '../use-cases/change-tax-rules.js';
import { ReadTaxRules } from '../use-cases/read-tax-rules.js';
import { changeOf, TaxRulesBody } from './dto/tax.dto.js';
import { TaxRulesResponse, taxRulesResponse } from './dto/tax-rules.response.js';

const example: TaxRulesResponse = {
  prices_include_tax: true,
  tax_shipping: true,
  rates: [{ country: 'UA', rate: 20 }],
  version: 2,
};

@ApiTags('Taxes')
@Controller('api/admin/tax')
@Access('manager')
export class TaxController {
  constructor(
    private readonly rules: ReadTaxRules,
    private readonly changeRules: ChangeTaxRules,
  ) {}

  @Get()
  @Documented({
    summary: 'Get the tax rules',
    description: 'Rates by country and tax class, whether prices include tax, and whether delivery is taxed.',
    operationId: 'getTaxRules',
    response: TaxRulesResponse,
    example: answerExample(example),
  })
  async read(): Promise<TaxRulesResponse> {
    return taxRulesResponse(await this.rules.fresh());
  }

  @Put()
  @Documented({
    summary: 'Change the tax rules',
    operationId: 'updateTaxRules',
    response: TaxRulesResponse,
    description:
      'Changes the members that are sent. Tax is determined by the country that the goods go to and ' +
      'rounded half up per line. With `tax_shipping`, the shipping cost is spread over the tax rates of the lines in ' +
      'proportion to their totals, and each part is taxed at its rate. Existing orders keep their tax.',
    request: {
      prices_include_tax: true,
      tax_shipping: true,
      rates: [
        { country: 'UA', rate: 20 },
        { country: 'DE', rate: 19 },
        { country: 'DE', rate: 7, tax_class: 'reduced' },
      ],
    },
    example: answerExample(example, 'The tax rules are saved.'),
    errors: ['stale_version'],
  })
  async change(@Body() body: TaxRulesBody, @CurrentCaller() caller: Caller): Promise<Answer<TaxRulesResponse>> {
    return answer(taxRulesResponse(await this.changeRules.run(changeOf(body), caller)), {
      message: 'cart.messages.tax_saved',
    });
  }
}
