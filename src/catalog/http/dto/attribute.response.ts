import type { Localized } from '#kernel';
import { Integer, ListOf, MapOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { AttributeView } from '../../use-cases/attribute-labels.js';
import type { UsedAttribute, UsedValue } from '../../use-cases/attribute-usage.js';
import type { SuggestedAttribute, SuggestedValue } from '../../use-cases/suggest-attributes.js';

/** A text by language; languages may be missing. */
export class LocalizedResponse implements Localized {
  @Text({ optional: true }) en?: string;
  @Text({ optional: true }) uk?: string;
  @Text({ optional: true }) ru?: string;
}

const LABEL = { description: "In the reader's language; the key itself while it has no translation." };

export class AttributeResponse implements AttributeView {
  @Text({ description: 'Name of the attribute, as products have it. It does not depend on the language.' })
  name!: string;
  @Text(LABEL) label!: string;
  @Ref(() => LocalizedResponse, { description: 'Display name by language.' }) labels!: LocalizedResponse;
  @MapOf(() => LocalizedResponse, { description: 'Display names of the values, by value and language.' })
  value_labels!: Record<string, LocalizedResponse>;
  @MapOf({ type: 'string' }, { description: 'Colors that filters show, by value, as `#rrggbb`.' })
  value_colors!: Record<string, string>;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @Integer() version!: number;
}

export class AttributeNameResponse {
  @Text({ description: 'Name of the attribute whose labels were deleted.' }) name!: string;
}

export class UsedAttributeResponse implements UsedAttribute {
  @Text({ description: 'Name of the attribute, as products have it. It does not depend on the language.' })
  name!: string;
  @Text(LABEL) label!: string;
  @Ref(() => LocalizedResponse, { description: 'Display name by language; empty if none was saved.' })
  labels!: LocalizedResponse;
  @Integer() position!: number;
  @Integer({ description: 'Goes up by one with each change; 0: no labels were saved yet.' }) version!: number;
  @Integer({ description: 'Number of products with the attribute, published or not.' }) products_count!: number;
  @Integer({ description: 'Number of different values that products have.' }) values_count!: number;
}

class UsedValueResponse implements UsedValue {
  @Text({ description: 'Value, as products have it. It does not depend on the language.' }) value!: string;
  @Text(LABEL) label!: string;
  @Ref(() => LocalizedResponse, { description: 'Display name by language; empty if none was saved.' })
  labels!: LocalizedResponse;
  @Text({ nullable: true, description: 'Color that filters show, as `#rrggbb`; null: none.' }) color!: string | null;
  @Integer({ description: 'Number of products with this value, published or not.' }) products_count!: number;
}

export class UsedAttributeDetailResponse extends UsedAttributeResponse {
  @ListOf(() => UsedValueResponse, { description: 'All values that products have, with their labels.' })
  values!: UsedValueResponse[];
}

class SuggestedAttributeResponse implements SuggestedAttribute {
  @Text({ description: 'Name to store at the product.' }) name!: string;
  @Text(LABEL) label!: string;
}

class SuggestedValueResponse implements SuggestedValue {
  @Text({ description: 'Value to store at the product.' }) value!: string;
  @Text(LABEL) label!: string;
}

export class SuggestedAttributesResponse {
  @ListOf(() => SuggestedAttributeResponse, { description: 'Attributes of products, by their position in filters.' })
  items!: SuggestedAttributeResponse[];
}

export class SuggestedValuesResponse {
  @ListOf(() => SuggestedValueResponse, { description: 'Values that products have, in alphabetical order.' })
  items!: SuggestedValueResponse[];
}
