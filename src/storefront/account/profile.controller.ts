import { Body, Controller, Get, HttpCode, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { FieldErrors } from '#kernel';
import { AddressBook, changesOf, CustomerFacade, ProfileBody } from '../../customer/index.js';
import { Config } from '../../platform/config/config.js';
import { Access, PageFor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { ShopSettings } from '../../settings/index.js';
import { phoneProblem } from '../../platform/contact/phone-problem.js';
import { localRedirect, PageInterceptor } from '../page/page-answer.js';
import { entriesOf, PROFILE_FIELDS, type Form } from './account-fields.js';
import { AccountPages } from './account-pages.js';
import { ForCustomers } from './customers-only.js';
import { loginForm } from './login-form.js';
import { ACCOUNT } from './next-place.js';
import { PROFILE, ShowProfilePage } from './show-profile-page.js';

/** Name and phone number of the customer, which the checkout fills in. */
@Controller('account/profile')
@Access('anyone')
@ApiExcludeController()
@UseInterceptors(PageInterceptor)
export class ProfilePageController {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly book: AddressBook,
    private readonly profile: ShowProfilePage,
    private readonly pages: AccountPages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  @Get()
  @ForCustomers()
  show(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.profile.run(request, caller);
  }

  /** After a login for an expired session, the entries are restored. */
  @Post()
  @HttpCode(200)
  @PageFor('customer')
  async save(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    if (caller.kind === 'administrator') return localRedirect(response, this.config, ACCOUNT);
    if (caller.customerId === null)
      return this.pages.form(request, loginForm(PROFILE, { carried: entriesOf(PROFILE_FIELDS, form) }));
    try {
      const changes = changesOf(await readBody(ProfileBody, contactOf(form)));
      await this.mustBePhone(caller, changes.phone ?? '');
      await this.customers.update(caller, changes);
    } catch (error) {
      return this.profile.run(request, caller, { error, form });
    }
    return localRedirect(response, this.config, PROFILE, 'profile_saved');
  }

  /**
   * Checks a changed phone number as the checkout does.
   * @throws FieldErrors at `phone`
   */
  private async mustBePhone({ customerId }: Caller, phone: string): Promise<void> {
    const customer = await this.customers.byId(customerId!);
    if (phone === '' || phone === customer?.phone) return;
    const [byDefault] = customer ? await this.book.of(customer) : [];
    const problem = phoneProblem(phone, byDefault?.country || this.shop.stored.seller.country);
    if (problem) throw new FieldErrors({ phone: [problem] });
  }
}

/** The fields of this page; the address has a page of its own. */
const contactOf = (form: Form): Form =>
  Object.fromEntries(
    PROFILE_FIELDS.flatMap(({ name }) => (Object.hasOwn(form, name) ? [[name, form[name]] as const] : [])),
  );
