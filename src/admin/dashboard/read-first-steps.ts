import { Injectable } from '@nestjs/common';
import { ReadTaxRules } from '../../cart/index.js';
import { ContentFacade } from '../../content/index.js';
import { MailServer } from '../../platform/mail/mail-server.js';
import { ShippingFacade } from '../../shipping/index.js';
import { ShopSettings, TestMail, type Seller } from '../../settings/index.js';

/** Steps of a new shop, from the settings to its legal pages; true: done. */
export interface ShopSteps {
  readonly name: boolean;
  readonly seller: boolean;
  readonly delivery: boolean;
  /** Key of an active pickup method without an address; null: none. */
  readonly pickupWithoutAddress: string | null;
  readonly tax: boolean;
  readonly pages: boolean;
  readonly mail: boolean;
}

/** Data of the seller that every invoice needs. */
const OF_SELLER = ['name', 'address', 'city', 'country'] as const satisfies ReadonlyArray<keyof Seller>;

/** Reads which steps of a new shop are done. */
@Injectable()
export class ReadFirstSteps {
  constructor(
    private readonly shipping: ShippingFacade,
    private readonly taxRules: ReadTaxRules,
    private readonly content: ContentFacade,
    private readonly mailServer: MailServer,
    private readonly testMail: TestMail,
    private readonly shop: ShopSettings,
  ) {}

  async run(): Promise<ShopSteps> {
    const [delivery, pickupWithoutAddress, tax, pages, testMailFails] = await Promise.all([
      this.shipping.isSetUp(),
      this.shipping.pickupWithoutAddress(),
      this.taxRules.areSaved(),
      this.content.links(this.shop.language),
      this.testMail.fails(),
    ]);
    const kinds = pages.map(({ kind }) => kind);
    const { shop_name: name, seller } = this.shop.stored;
    return {
      name: name !== null,
      seller: OF_SELLER.every((member) => seller[member] !== null),
      delivery,
      pickupWithoutAddress,
      tax,
      pages: kinds.includes('terms') && kinds.includes('privacy'),
      mail: this.mailServer.isSetUp && !testMailFails,
    };
  }
}
