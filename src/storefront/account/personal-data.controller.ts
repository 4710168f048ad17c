import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FieldErrors } from '#kernel';
import { CustomerFacade, EraseBody } from '../../customer/index.js';
import { Sessions } from '../../identity/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { ShopSettings } from '../../settings/index.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { text } from '../page/form-fields.js';
import { localRedirect, PageInterceptor } from '../page/page-answer.js';
import { ERASE_FIELDS, type Form } from './account-fields.js';
import { AccountPages, type Refused } from './account-pages.js';
import { ForCustomers } from './customers-only.js';

/** Export of the customer's data, and erasure of the account. */
@Controller('account/data')
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class PersonalDataPageController {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly pages: AccountPages,
    private readonly sessions: Sessions,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  @Get()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page(request, caller);
  }

  @Post()
  @HttpCode(200)
  @Throttle('password-change')
  async erase(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    try {
      mustBeComplete(form);
      const { password } = await readBody(EraseBody, form);
      await this.customers.erase(caller, password);
    } catch (error) {
      return this.page(request, caller, { error, form });
    }
    await this.sessions.close(request);
    return localRedirect(response, this.config, '/', 'erased');
  }

  private async page(request: Request, caller: Caller, refused?: Refused): Promise<string> {
    const email = (await this.customers.byId(caller.customerId!))?.email ?? '';
    const variables = {
      email,
      years: this.shop.stored.retention_years,
      isConfirmed: refused?.form['confirmed'] === '1',
      isUnconfirmed: refused !== undefined && refused.form['confirmed'] !== '1',
    };
    return this.pages.form(
      request,
      { name: 'personal-data', address: '/account/data', fields: ERASE_FIELDS, variables },
      refused,
    );
  }
}

/** @throws FieldErrors at all fields that are empty, so that they are shown at once */
function mustBeComplete(form: Form): void {
  const missing = {
    ...(text(form, 'password') === '' && { password: [{ key: 'validation.required' }] }),
    ...(form['confirmed'] !== '1' && { confirmed: [{ key: 'storefront-account.personal_data.must_confirm' }] }),
  };
  if (Object.keys(missing).length > 0) throw new FieldErrors(missing);
}
