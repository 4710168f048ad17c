import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ChangeTaxRules } from './change-tax-rules.js';
import { ReadTaxRules } from './read-tax-rules.js';
import { changeOf, TaxRulesDto } from './tax.dto.js';
import { taxRulesResponse, TaxRulesResponse } from './tax.response.js';

const example = {
  success: true,
  data: { prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }], version: 2 },
  message: 'Done.',
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
  @Documented({ summary: 'Read the tax rules', operationId: 'getTaxRules', response: TaxRulesResponse, example })
  async read(): Promise<TaxRulesResponse> {
    return taxRulesResponse(await this.rules.fresh());
  }

  @Put()
  @Documented({
    summary: 'Change the tax rules',
    description:
      'Tax is taken by the country that the goods go to and rounded half-up per line. Shipping is not taxed.',
    operationId: 'updateTaxRules',
    response: TaxRulesResponse,
    example,
    errors: ['stale_version'],
  })
  async change(@Body() body: TaxRulesDto, @CurrentCaller() caller: Caller): Promise<Answer> {
    const rules = await this.changeRules.run(changeOf(body), caller);
    return answer(taxRulesResponse(rules), { message: 'cart.messages.tax_saved' });
  }
}
