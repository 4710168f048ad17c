import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { fromStored, TAX_KEY, toStored, type StoredTaxRules } from './read-tax-rules.js';
import { NO_TAX, taxRulesRecord, type TaxRules, type TaxRulesNow } from '../domain/tax-rules.js';

export interface TaxRulesChange extends Partial<TaxRules> {
  readonly version?: number;
}

/** The row is made first, so that two first changes wait for each other. */
const MAKE = 'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING';
const LOCK = 'SELECT value, version FROM setting WHERE key = $1 FOR UPDATE';
const WRITE = 'UPDATE setting SET value = $2, version = version + 1, updated_at = now() WHERE key = $1';

/** Changes what was sent; the table of rates as a whole. Orders made before keep their tax. */
@Injectable()
export class ChangeTaxRules {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws stale_version (409) when a `version` is given and is not the present one */
  run({ version, ...change }: TaxRulesChange, caller: Caller): Promise<TaxRulesNow> {
    return this.database.transaction(async (tx) => {
      const before = await this.lock(tx);
      mustBeCurrent(version, before.version);
      const after: TaxRulesNow = {
        pricesIncludeTax: change.pricesIncludeTax ?? before.pricesIncludeTax,
        rates: change.rates ?? before.rates,
        version: before.version + 1,
      };
      await tx.query(WRITE, [TAX_KEY, JSON.stringify(toStored(after))]);
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

  private async lock(tx: Transaction): Promise<TaxRulesNow> {
    await tx.query(MAKE, [TAX_KEY, JSON.stringify(toStored(NO_TAX))]);
    const [row] = await tx.query<{ value: StoredTaxRules; version: number }>(LOCK, [TAX_KEY]);
    return { ...fromStored(row!.value), version: row!.version };
  }
}
