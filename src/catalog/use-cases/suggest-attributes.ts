import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { AttributeReads } from '../data/attribute-reads.js';
import { byLabel, byPlace } from '../domain/by-label.js';

export interface SuggestedAttribute {
  readonly name: string;
  readonly label: string;
}

export interface SuggestedValue {
  readonly value: string;
  readonly label: string;
}

/** Suggests names and values of existing products' attributes, without counting products. */
@Injectable()
export class SuggestAttributes {
  constructor(private readonly attributes: AttributeReads) {}

  async names(language: Language): Promise<SuggestedAttribute[]> {
    const rows = await this.attributes.names();
    return rows
      .map(({ word: name, labels, position }) => ({ name, label: pick(labels, language) || name, position }))
      .toSorted(byPlace(language))
      .map(({ name, label }) => ({ name, label }));
  }

  /** Values of an attribute; none for an unknown one. */
  async values(name: string, language: Language): Promise<SuggestedValue[]> {
    const rows = await this.attributes.values(name);
    return rows
      .map(({ word: value, labels }) => ({ value, label: pick(labels, language) || value }))
      .toSorted(byLabel(language));
  }
}
