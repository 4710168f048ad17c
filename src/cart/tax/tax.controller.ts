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
import { taxRulesView, type TaxRulesNow } from './tax-rules.js';

const example = {
  success: true,
  data: { prices_include_tax: true, rates: [{ country: 'UA', rate: 20 }], version: 2 },
  message: 'Done.',
};

@ApiTags('Cart')
@Controller('api/admin/tax')
@Access('manager')
export class TaxController {
  constructor(
    private readonly rules: ReadTaxRules,
    private readonly changeRules: ChangeTaxRules,
  ) {}

  @Get()
  @Documented({ summary: 'Read the tax rules', example })
  async read(): Promise<object> {
    return view(await this.rules.fresh());
  }

  @Put()
  @Documented({
    summary: 'Change the tax rules',
    description:
      'Tax is taken by the country that the goods go to and rounded half-up per line. Shipping is not taxed.',
    example,
    errors: [409],
  })
  async change(@Body() body: TaxRulesDto, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(view(await this.changeRules.run(changeOf(body), caller)), { message: 'cart.messages.tax_saved' });
  }
}

const view = ({ version, ...rules }: TaxRulesNow) => ({ ...taxRulesView(rules), version });
