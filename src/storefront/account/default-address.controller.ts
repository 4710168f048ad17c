import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AddressBook, SavedAddressBody, savedAddressOf } from '../../customer/index.js';
import { Config } from '../../platform/config/config.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { readBody } from '../../platform/http/validation/read-body.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { backToForm, localRedirect, PageInterceptor } from '../page/page-answer.js';
import type { Form } from './account-fields.js';
import { ForCustomers } from './customers-only.js';
import { ADDRESSES, DEFAULT, ShowAddresses } from './show-addresses.js';

/** The default address of the book, which is that of the customer's profile. */
@Controller(ADDRESSES)
@Access('anyone')
@ApiExcludeController()
@ForCustomers()
@UseInterceptors(PageInterceptor)
export class DefaultAddressController {
  constructor(
    private readonly book: AddressBook,
    private readonly page: ShowAddresses,
    private readonly config: Config,
  ) {}

  @Get(DEFAULT)
  edit(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<string> {
    return this.page.run(request, caller, null);
  }

  @Post(DEFAULT)
  @HttpCode(200)
  async save(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    try {
      await this.book.changeDefault(caller, savedAddressOf(await readBody(SavedAddressBody, form)));
    } catch (error) {
      return this.page.run(request, caller, null, { refused: { error, form } });
    }
    return localRedirect(response, this.config, ADDRESSES, 'address_saved');
  }

  @Get([`${DEFAULT}/delete`, ':id/default'])
  backToList(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    return backToForm({ request, response, config: this.config }, ADDRESSES);
  }

  @Post(`${DEFAULT}/delete`)
  @HttpCode(200)
  async remove(
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Body() form: Form = {},
  ) {
    await this.book.removeDefault(caller, seenIn(form));
    return localRedirect(response, this.config, ADDRESSES, 'address_deleted');
  }

  @Post(':id/default')
  @HttpCode(200)
  async choose(
    @Res({ passthrough: true }) response: Response,
    @CurrentCaller() caller: Caller,
    @Param('id', RecordIdPipe) id: number,
    @Body() form: Form = {},
  ) {
    await this.book.makeDefault(caller, id, seenIn(form));
    return localRedirect(response, this.config, ADDRESSES, 'address_default');
  }
}

/** Mark of the default address that the page with the form showed. */
const seenIn = ({ default: mark }: Form): string | null => (typeof mark === 'string' ? mark : null);
