import { Inject, Injectable } from '@nestjs/common';
import { BANK_COUNTRY, type BankCountry } from '../../ports/bank-country.js';
import { ShopSettings } from '../../settings/index.js';

/** Where something is taxed (decisions §18). Countries are ISO 3166-1 alpha-2. */
@Injectable()
export class TaxCountry {
  constructor(
    private readonly shop: ShopSettings,
    @Inject(BANK_COUNTRY) private readonly bank: BankCountry,
  ) {}

  /**
   * Goods that are sent are taxed where they go. Goods that the buyer collects are handed over at the shop: at the
   * seller's country, without it at that of the shop's IBAN; while neither is set, in the country that the buyer chose.
   * @param destination null while the buyer has not chosen one
   */
  async of(destination: string | null, isCollected: boolean): Promise<string | null> {
    if (!isCollected) return destination;
    return this.shop.stored.seller.country ?? (await this.bank.find()) ?? destination;
  }
}
