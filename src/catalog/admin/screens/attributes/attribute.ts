import type { Localized } from '#panel';

export interface Attribute {
  /** As products have it. */
  readonly name: string;
  readonly label: string;
  readonly labels: Localized;
  readonly position: number;
  readonly version: number;
  readonly products_count: number;
  readonly values_count: number;
}

export interface AttributeValue {
  readonly value: string;
  readonly label: string;
  readonly labels: Localized;
  readonly products_count: number;
}

export interface AttributeWithValues extends Attribute {
  readonly values: readonly AttributeValue[];
}
