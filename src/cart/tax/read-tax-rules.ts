import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';
import { NO_TAX, type TaxRules, type TaxRulesNow } from '../domain/tax-rules.js';

export const TAX_KEY = 'tax';
const READ = { name: 'tax_rules_read', text: `SELECT value, version FROM setting WHERE key = '${TAX_KEY}'` };

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
  async fresh(): Promise<TaxRulesNow> {
    const [row] = await this.database.query<{ value: StoredTaxRules; version: number }>(READ);
    return row ? { ...fromStored(row.value), version: row.version } : { ...NO_TAX, version: 1 };
  }
}

/** The value of the setting's row; rates in thousandths of a percent. */
export interface StoredTaxRules {
  readonly prices_include_tax: boolean;
  readonly rates: ReadonlyArray<{ readonly country: string; readonly rate: number }>;
}

export const fromStored = (stored: StoredTaxRules): TaxRules => ({
  pricesIncludeTax: stored.prices_include_tax,
  rates: stored.rates,
});

export const toStored = (rules: TaxRules): StoredTaxRules => ({
  prices_include_tax: rules.pricesIncludeTax,
  rates: rules.rates,
});
