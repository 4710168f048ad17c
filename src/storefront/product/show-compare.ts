import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError, type Language } from '#kernel';
import { CatalogProducts, type ProductDetail } from '../../catalog/index.js';
import { CustomerFacade } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopSettings } from '../../settings/index.js';
import { ShowPage } from '../page/show-page.js';
import { compareView } from './compare-view.js';
import { translator } from './translator.js';

/** The page of the product comparison. */
@Injectable()
export class ShowCompare {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly products: CatalogProducts,
    private readonly pages: ShowPage,
    private readonly shop: ShopSettings,
    private readonly messages: Messages,
  ) {}

  async run(request: Request, { ownerKey }: Caller): Promise<string> {
    const { language } = request;
    const translate = translator(this.messages, language);
    const { compare } = await this.customers.listed(ownerKey);
    const [texts, found] = await Promise.all([
      this.products.attributeWords(language),
      Promise.all(compare.map((id) => this.product(id, language))),
    ]);
    const products = found.filter((product) => product !== null);
    const only = products.length > 1 && request.query['only'] === 'differences';
    return this.pages.run(request, {
      template: 'compare',
      title: translate('compare.title'),
      address: only ? '/compare?only=differences' : '/compare',
      variables: { compared: compareView(products, texts, this.shop.lowStock, language, only, translate), only },
    });
  }

  /** Null if the product is no longer published. */
  private async product(id: number, language: Language): Promise<ProductDetail | null> {
    try {
      return await this.products.product(id, language);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'not_found') return null;
      throw error;
    }
  }
}
