import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { lockTaxRules, TAX_KEY, writeTaxRules } from '../data/tax-rules.js';
import { taxRulesRecord, type TaxRules, type TaxRulesNow } from '../domain/tax-rules.js';

export interface TaxRulesChange extends Partial<TaxRules> {
  readonly version?: number;
}

/** Changes the members that were sent; the table of rates is replaced as a whole. Existing orders keep their tax. */
@Injectable()
export class ChangeTaxRules {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws stale_version (409) if a `version` is given and outdated */
  run({ version, ...change }: TaxRulesChange, caller: Caller): Promise<TaxRulesNow> {
    return this.database.transaction(async (tx) => {
      const before = await lockTaxRules(tx);
      mustBeCurrent(version, before.version);
      const after: TaxRulesNow = {
        pricesIncludeTax: change.pricesIncludeTax ?? before.pricesIncludeTax,
        taxShipping: change.taxShipping ?? before.taxShipping,
        rates: change.rates ?? before.rates,
        version: before.version + 1,
      };
      await writeTaxRules(tx, after);
      tx.touch('settings');
      await this.audit.record(tx, {
        caller,
        action: 'tax.changed',
        subjectType: 'setting',
        subjectId: TAX_KEY,
        before: taxRulesRecord(before),
        after: taxRulesRecord(after),
      });
      return after;
    });
  }
}
