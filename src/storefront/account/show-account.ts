import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CheckoutFacade } from '../../checkout/index.js';
import { AddressBook, CustomerFacade } from '../../customer/index.js';
import type { ListedOrder } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { ShippingFacade } from '../../shipping/index.js';
import { addressText } from '../page/address-text.js';
import { AccountPages } from './account-pages.js';
import { orderRows } from './order-rows.js';

const LATEST = 3;
const PER_PAGE = 10;

/** The account's overview, and the list of the customer's orders. */
@Injectable()
export class ShowAccount {
  constructor(
    private readonly checkout: CheckoutFacade,
    private readonly customers: CustomerFacade,
    private readonly book: AddressBook,
    private readonly pages: AccountPages,
    private readonly shipping: ShippingFacade,
    private readonly messages: Messages,
    private readonly shop: ShopProfile,
  ) {}

  async overview(request: Request, caller: Caller): Promise<string> {
    const [customer, { orders, total }, unverified] = await Promise.all([
      this.customers.byId(caller.customerId!),
      this.checkout.own(caller, LATEST),
      this.customers.isUnverified(caller.userId!),
    ]);
    const [address] = customer ? await this.book.of(customer) : [];
    const variables = {
      name: customer?.firstName ?? '',
      email: customer?.email ?? '',
      address: address ? addressText(address, caller.language) : null,
      orders: await this.rows(orders, caller),
      more: total > LATEST,
      unverified,
    };
    return this.pages.show(request, { name: 'account', address: '/account', variables });
  }

  /** @throws DomainError `not_found` for a page that does not exist */
  async orders(request: Request, caller: Caller, page: number): Promise<string> {
    const { orders, total } = await this.checkout.own(caller, PER_PAGE, (page - 1) * PER_PAGE);
    const pages = Math.max(Math.ceil(total / PER_PAGE), 1);
    if (page > pages) throw commonErrors.not_found();
    const variables = {
      orders: await this.rows(orders, caller),
      number: page,
      pages,
      newer: page > 1 ? addressOf(page - 1) : null,
      older: page < pages ? addressOf(page + 1) : null,
    };
    return this.pages.show(request, { name: 'orders', address: addressOf(page), variables });
  }

  private async rows(orders: readonly ListedOrder[], { language }: Caller) {
    const translate = (key: string): string => this.messages.translate(language, key);
    return orderRows(orders, {
      language,
      timeZone: this.shop.timezone,
      collected: await this.shipping.collected(),
      translate,
    });
  }
}

const addressOf = (page: number): string => (page === 1 ? '/account/orders' : `/account/orders?page=${page}`);
