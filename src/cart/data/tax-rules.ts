import type { LowerTaxClass } from '#kernel';
import { SettingEntity } from '../../settings/index.js';
import type { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { NO_TAX, type TaxRules, type TaxRulesNow } from '../domain/tax-rules.js';

/** Key of the row in the table of settings. */
export const TAX_KEY = 'tax';

/** The stored value; rates in thousandths of a percent. */
interface StoredTaxRules {
  readonly prices_include_tax: boolean;
  /** Missing in rules that earlier versions of the shop have stored. */
  readonly tax_shipping?: boolean;
  readonly rates: ReadonlyArray<{
    readonly country: string;
    readonly rate: number;
    readonly tax_class?: LowerTaxClass;
  }>;
}

/** SQL: is prepared, because it runs for each first page after a change of settings. */
const READ = { name: 'tax_rules_read', text: `SELECT value, version FROM setting WHERE key = '${TAX_KEY}'` };

/** The current tax rules; empty in a new shop. */
export async function readTaxRules(database: Database): Promise<TaxRulesNow> {
  const [row] = await database.query<{ value: StoredTaxRules; version: number }>(READ);
  return row ? fromStored(row.value, row.version) : { ...NO_TAX, version: 1 };
}

/** Creates the row first, so that two concurrent first changes wait for each other. */
export async function lockTaxRules({ entities }: Transaction): Promise<TaxRulesNow> {
  await entities
    .createQueryBuilder()
    .insert()
    .into(SettingEntity)
    .values({ key: TAX_KEY, value: toStored(NO_TAX) })
    .orIgnore()
    .updateEntity(false)
    .execute();
  const row = await entities.findOneOrFail(SettingEntity, {
    where: { key: TAX_KEY },
    lock: { mode: 'pessimistic_write' },
  });
  return fromStored(row.value as StoredTaxRules, row.version);
}

/** Writes all of the locked rules and increments the version. */
export async function writeTaxRules({ entities }: Transaction, rules: TaxRules): Promise<void> {
  await entities.update(SettingEntity, { key: TAX_KEY }, { value: toStored(rules) });
}

const fromStored = (stored: StoredTaxRules, version: number): TaxRulesNow => ({
  pricesIncludeTax: stored.prices_include_tax,
  taxShipping: stored.tax_shipping ?? false,
  rates: stored.rates.map(({ tax_class: taxClass, ...rate }) => ({ ...rate, ...(taxClass && { taxClass }) })),
  version,
});

const toStored = (rules: TaxRules): StoredTaxRules => ({
  prices_include_tax: rules.pricesIncludeTax,
  tax_shipping: rules.taxShipping,
  rates: rules.rates.map(({ taxClass, ...rate }) => ({ ...rate, ...(taxClass && { tax_class: taxClass }) })),
});
