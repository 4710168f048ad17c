import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../settings/index.js';

/** Where the shop's bank account is; src/bindings.ts provides it. */
export abstract class BankCountry {
  /** ISO 3166-1 alpha-2 of the shop's IBAN; null while none is set. Cached. */
  abstract bankCountry(): Promise<string | null>;
}

/** Where something is taxed (decisions §18). Countries are ISO 3166-1 alpha-2. */
@Injectable()
export class TaxCountry {
  constructor(
    private readonly shop: ShopSettings,
    private readonly bank: BankCountry,
  ) {}

  /**
   * Goods that are sent are taxed where they go. Goods that the buyer collects are handed over at the shop: at the
   * seller's country, without it at that of the shop's IBAN; while neither is set, in the country that the buyer chose.
   * @param destination null while the buyer has not chosen one
   */
  async of(destination: string | null, isCollected: boolean): Promise<string | null> {
    if (!isCollected) return destination;
    return this.shop.stored.seller.country ?? (await this.bank.bankCountry()) ?? destination;
  }
}
