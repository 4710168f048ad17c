import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../settings/index.js';

/** Country of the shop's bank account; src/bindings.ts provides it. */
export abstract class BankCountry {
  /** ISO 3166-1 alpha-2 of the shop's IBAN; null without an IBAN. Cached. */
  abstract bankCountry(): Promise<string | null>;
}

/** Determines the country of taxation. Countries are ISO 3166-1 alpha-2. */
@Injectable()
export class TaxCountry {
  constructor(
    private readonly shop: ShopSettings,
    private readonly bank: BankCountry,
  ) {}

  /**
   * Delivered goods are taxed in the country of delivery. Goods for pickup are taxed in the seller's country, else in
   * that of the shop's IBAN, else in the country that the buyer chose.
   * @param destination null if the buyer has not chosen a country
   */
  async of(destination: string | null, isCollected: boolean): Promise<string | null> {
    if (!isCollected) return destination;
    return this.shop.stored.seller.country ?? (await this.bank.bankCountry()) ?? destination;
  }
}
