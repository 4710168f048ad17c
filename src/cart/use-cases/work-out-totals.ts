import { Injectable } from '@nestjs/common';
import type { TaxClass } from '#kernel';
import { taxOfPrices, type TaxOfPrices } from '../domain/tax-of-prices.js';
import { calculateTotals, type Totals, type TotalsInput } from '../domain/totals.js';
import { ReadTaxRules } from './read-tax-rules.js';
import { TaxCountry } from './tax-country.js';

/** Totals by the shop's tax rules. Uses cached reads only. */
@Injectable()
export class WorkOutTotals {
  constructor(
    private readonly taxRules: ReadTaxRules,
    private readonly taxCountry: TaxCountry,
  ) {}

  /** @param isCollected pickup order, which may be taxed at the shop's address */
  async run({ isCollected, country, ...input }: TotalsInput & { readonly isCollected: boolean }): Promise<Totals> {
    return calculateTotals(
      { ...input, country: await this.taxCountry.of(country, isCollected) },
      await this.taxRules.run(),
    );
  }

  /** The note on tax beside the price of goods of a class, for visitors whose country is unknown. */
  async taxOfPrices(taxClass: TaxClass): Promise<TaxOfPrices> {
    return taxOfPrices(await this.taxRules.run(), null, [taxClass]);
  }
}
