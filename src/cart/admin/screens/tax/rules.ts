import { newRowKey, type Data, type TaxClass } from '#panel';

/** The tax rules; `rate` in percent. */
export type TaxRules = Data<'getTaxRules'>;

/** A row of the table while it is edited; `key` identifies it when other rows are removed. */
export interface RateDraft {
  readonly key: string;
  readonly country: string;
  readonly tax_class: TaxClass;
  readonly rate: number | null;
}

export interface TaxDraft {
  readonly prices_include_tax: boolean;
  readonly tax_shipping: boolean;
  readonly rates: readonly RateDraft[];
}

export const draftOf = ({ prices_include_tax, tax_shipping, rates }: TaxRules): TaxDraft => ({
  prices_include_tax,
  tax_shipping,
  rates: rates.map((rate) => ({ key: newRowKey(), ...rate, tax_class: rate.tax_class ?? 'standard' })),
});
