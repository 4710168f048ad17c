import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';
import { readTaxRules } from '../data/tax-rules.js';
import type { TaxRules, TaxRulesNow } from '../domain/tax-rules.js';

/** The tax rules, cached until a setting changes. */
@Injectable()
export class ReadTaxRules {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
  ) {}

  run(): Promise<TaxRules> {
    return this.cache.remember('tax rules', ['settings'], () => this.fresh(), 8192);
  }

  /** The current tax rules without the cache, for administrators. */
  fresh(): Promise<TaxRulesNow> {
    return readTaxRules(this.database);
  }

  /** Whether an administrator has saved the rules, even without a rate; each save increments the version. */
  async areSaved(): Promise<boolean> {
    return (await this.fresh()).version > 1;
  }
}
