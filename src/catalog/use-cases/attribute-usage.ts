import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { AttributeReads } from '../data/attribute-reads.js';
import { byLabel, byPlace } from '../domain/by-label.js';

/** An attribute for administrators, with or without labels. */
export interface UsedAttribute {
  readonly name: string;
  /** Translated name; the stored name without a translation. */
  readonly label: string;
  readonly labels: Localized;
  readonly position: number;
  /** Version of the labels; 0 if there are none. */
  readonly version: number;
  /** Number of products with the attribute, published or not. */
  readonly products_count: number;
  /** Number of different values in products. */
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

/** Attributes and values with their labels and numbers of products. */
@Injectable()
export class AttributeUsage {
  constructor(private readonly attributes: AttributeReads) {}

  /** Attributes of products and those with labels, in display order. */
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
