import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { AttributeReads } from '../data/attribute-reads.js';
import { byLabel, byPlace } from '../domain/by-label.js';

/** An attribute as administrators see it, named or not. */
export interface UsedAttribute {
  readonly name: string;
  /** In the reader's language; the name itself while it has no translation. */
  readonly label: string;
  readonly labels: Localized;
  readonly position: number;
  /** 0: it has no name yet. */
  readonly version: number;
  /** Products that have it, published or not. */
  readonly products_count: number;
  /** Different values that products have. */
  readonly values_count: number;
}

export interface UsedValue {
  readonly value: string;
  readonly label: string;
  readonly labels: Localized;
  /** `#rrggbb` */
  readonly color: string | null;
  readonly products_count: number;
}

/** Which attributes and values there are, what they are called and how many products have them. */
@Injectable()
export class AttributeUsage {
  constructor(private readonly attributes: AttributeReads) {}

  /** Those that products have and those that are named, in the order of display. */
  async all(language: Language): Promise<UsedAttribute[]> {
    const rows = await this.attributes.usage();
    return rows.map((row) => ({ ...row, label: pick(row.labels, language) || row.name })).toSorted(byPlace(language));
  }

  /**
   * Reads an attribute with its values, sorted by label, including labelled values without products.
   * @throws not_found (404)
   */
  async one(name: string, language: Language): Promise<UsedAttribute & { values: UsedValue[] }> {
    const row = await this.attributes.usageOf(name);
    if (row.version === 0 && row.values_count === 0) throw commonErrors.not_found();
    const values = row.values
      .map((value) => ({ ...value, label: pick(value.labels, language) || value.value }))
      .toSorted(byLabel(language));
    return { ...row, label: pick(row.labels, language) || row.name, values };
  }
}
