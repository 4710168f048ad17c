import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SavedAddressBody, SavedAddresses, savedAddressOf } from '../../customer/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { countriesIn, countryName } from '../page/countries.js';
import { backToForm, localRedirect, PageInterceptor } from '../page/page-answer.js';
import { ADDRESS_FIELDS, type Entries, type Form } from './account-fields.js';
import { AccountPages, type Refused } from './account-pages.js';
import { ForCustomers } from './customers-only.js';

const ADDRESSES = '/account/addresses';

/** The customer's saved addresses. */
@Controller('account/addresses')
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class AddressesPageController {
  constructor(
    private readonly addresses: SavedAddresses,
    private readonly pages: AccountPages,
    private readonly config: Config,
  ) {}

  @Get()
  list(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page(request, caller, null);
  }

  @Get(':id')
  edit(@Req() request: Request, @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number) {
    return this.page(request, caller, id);
  }

  @Post()
  @HttpCode(200)
  async add(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    try {
      await this.addresses.add(caller, savedAddressOf(await readBody(SavedAddressBody, form)));
    } catch (error) {
      return this.page(request, caller, null, { error, form });
    }
    return localRedirect(response, this.config, ADDRESSES, 'address_saved');
  }

  @Post(':id')
  @HttpCode(200)
  async save(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() form: Form = {},
  ) {
    const { name } = await this.addresses.one(caller, id);
    try {
      const address = savedAddressOf(await readBody(SavedAddressBody, form));
      await this.addresses.change(caller, id, { ...address, name });
    } catch (error) {
      return this.page(request, caller, id, { error, form });
    }
    return localRedirect(response, this.config, ADDRESSES, 'address_saved');
  }

  @Get(':id/delete')
  backToList(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return backToForm({ request, response, config: this.config }, ADDRESSES);
  }

  @Post(':id/delete')
  @HttpCode(200)
  async remove(
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
  ) {
    await this.addresses.remove(caller, id);
    return localRedirect(response, this.config, ADDRESSES, 'address_deleted');
  }

  /**
   * @param id of the address in the form; null: a new one
   * @throws not_found
   */
  private async page(request: Request, caller: Caller, id: number | null, refused?: Refused): Promise<string> {
    const edited = id === null ? null : await this.addresses.one(caller, id);
    const saved = await this.addresses.list(caller);
    const { language } = caller;
    const entries: Entries = edited
      ? {
          address: edited.address,
          city: edited.city,
          state: edited.state ?? '',
          zip: edited.zip,
          country: edited.country,
        }
      : {};
    const form = {
      name: 'addresses',
      address: id === null ? ADDRESSES : `${ADDRESSES}/${id}`,
      fields: ADDRESS_FIELDS,
      entries,
      variables: {
        id,
        countries: countriesIn(language),
        saved: saved.map(({ country, ...one }) => ({ ...one, country: countryName(country, language) })),
      },
    };
    return this.pages.form(request, form, refused);
  }
}
