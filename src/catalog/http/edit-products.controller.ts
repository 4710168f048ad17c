import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { EditProducts } from '../use-cases/edit-products.js';
import { adminExamples } from './admin-examples.js';
import { editOutcomesResponse, EditOutcomesResponse } from './dto/edit-outcome.response.js';
import { EditProductsBody, productChanges, selectedProducts } from './dto/edit-products.dto.js';

/** Changes many products. */
@ApiTags('Products')
@Controller('api/admin/products')
export class EditProductsController {
  constructor(
    private readonly editing: EditProducts,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  @Post('edit')
  @HttpCode(200)
  @Access('catalog:write')
  @Idempotent()
  @Documented({
    summary: 'Change several products',
    description:
      'Changes price, category or visibility of each product in its own transaction: some may fail while others are ' +
      'changed. With `preview`, nothing is changed, and the answer has the outcomes that the request would have now. ' +
      'A product whose new price is not above its sale price fails. An unknown category refuses the whole request. ' +
      'A product can have changes of its own, which replace those of the request. To undo a change, send each ' +
      'product with `new_version` as `version`, and with `price_regular`, `category`, `published` and ' +
      '`variant_prices` of `before`. A product that was changed since then fails.',
    request: { products: [{ id: 12, version: 3 }], price_percent: 10, preview: true },
    operationId: 'editProducts',
    response: EditOutcomesResponse,
    example: adminExamples.edited,
  })
  async edit(@CurrentCaller() caller: Caller, @Body() body: EditProductsBody): Promise<Answer<EditOutcomesResponse>> {
    const changes = productChanges(body, this.config.currency);
    const selected = selectedProducts(body, this.config.currency);
    const outcomes = await this.editing.run(selected, changes, body.preview, caller);
    const say = (key: string, args?: Record<string, unknown>): string =>
      this.messages.translate(caller.language, key, args);
    return answer(editOutcomesResponse(outcomes, say), {
      message: body.preview ? 'catalog.products_previewed' : 'catalog.products_saved',
    });
  }
}
