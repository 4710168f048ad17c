import { Inject, Injectable } from '@nestjs/common';
import { BANK_COUNTRY, type BankCountry } from '../../ports/bank-country.js';
import { ShopSettings } from '../../settings/index.js';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';
import { readTaxRules } from '../data/tax-rules.js';
import type { TaxRules, TaxRulesNow } from '../domain/tax-rules.js';
import { taxOfPrices, type TaxOfPrices } from '../domain/tax-of-prices.js';
import { calculateTotals, type Totals, type TotalsInput } from '../domain/totals.js';

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

/** The tax rules, kept until a setting changes. */
@Injectable()
export class ReadTaxRules {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
  ) {}

  run(): Promise<TaxRules> {
    return this.cache.remember('tax rules', ['settings'], () => this.fresh(), 8192);
  }

  /** As they are now, for administrators. */
  fresh(): Promise<TaxRulesNow> {
    return readTaxRules(this.database);
  }
}

/** Totals by the shop's tax rules: half-up per line; shipping is not taxed. Cached reads, then arithmetic. */
@Injectable()
export class WorkOutTotals {
  constructor(
    private readonly taxRules: ReadTaxRules,
    private readonly taxCountry: TaxCountry,
  ) {}

  /** @param isCollected the buyer comes for the goods, so that they may be taxed at the shop's address */
  async run({ isCollected, country, ...input }: TotalsInput & { readonly isCollected: boolean }): Promise<Totals> {
    return calculateTotals(
      { ...input, country: await this.taxCountry.of(country, isCollected) },
      await this.taxRules.run(),
    );
  }

  /** What is to be said of tax beside a price, to readers of whom nothing is known. */
  async taxOfPrices(): Promise<TaxOfPrices> {
    return taxOfPrices(await this.taxRules.run(), null);
  }
}
