import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AddressBook, SavedAddressBody, SavedAddresses, savedAddressOf } from '../../customer/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { backToForm, localRedirect, PageInterceptor } from '../page/page-answer.js';
import type { Form } from './account-fields.js';
import { ForCustomers } from './customers-only.js';
import { ADDRESSES, ShowAddresses } from './show-addresses.js';

/** The customer's saved addresses. */
@Controller(ADDRESSES)
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class AddressesPageController {
  constructor(
    private readonly addresses: SavedAddresses,
    private readonly book: AddressBook,
    private readonly page: ShowAddresses,
    private readonly config: Config,
  ) {}

  @Get()
  list(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page.run(request, caller);
  }

  @Get(':id')
  edit(@Req() request: Request, @CurrentCaller() caller: Caller, @Param('id', RecordIdPipe) id: number) {
    return this.page.run(request, caller, id);
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
      await this.book.add(caller, savedAddressOf(await readBody(SavedAddressBody, form)));
    } catch (error) {
      return this.page.run(request, caller, undefined, { refused: { error, form } });
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
      return this.page.run(request, caller, id, { refused: { error, form } });
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
}
