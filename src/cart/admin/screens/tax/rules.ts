export interface TaxRules {
  readonly prices_include_tax: boolean;
  /** `rate` in percent. */
  readonly rates: ReadonlyArray<{ readonly country: string; readonly rate: number }>;
  readonly version: number;
}

/** A line of the table while it is edited; `key` stays when others go. */
export interface RateDraft {
  readonly key: number;
  readonly country: string;
  readonly rate: number | null;
}

export interface TaxDraft {
  readonly prices_include_tax: boolean;
  readonly rates: readonly RateDraft[];
}

export const draftOf = ({ prices_include_tax, rates }: TaxRules): TaxDraft => ({
  prices_include_tax,
  rates: rates.map((rate, key) => ({ key, ...rate })),
});
