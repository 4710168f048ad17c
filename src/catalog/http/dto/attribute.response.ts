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
  @Text() name!: string;
  @Text(LABEL) label!: string;
  @Ref(() => LocalizedResponse) labels!: LocalizedResponse;
  @MapOf(() => LocalizedResponse, { description: 'By value.' }) value_labels!: Record<string, LocalizedResponse>;
  @MapOf({ type: 'string' }, { description: 'By value: `#rrggbb`.' }) value_colors!: Record<string, string>;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @Integer() version!: number;
}

export class AttributeNameResponse {
  @Text() name!: string;
}

export class UsedAttributeResponse implements UsedAttribute {
  @Text() name!: string;
  @Text(LABEL) label!: string;
  @Ref(() => LocalizedResponse) labels!: LocalizedResponse;
  @Integer() position!: number;
  @Integer({ description: '0: it has no name yet.' }) version!: number;
  @Integer({ description: 'Products that have it, published or not.' }) products_count!: number;
  @Integer({ description: 'Different values that products have.' }) values_count!: number;
}

class UsedValueResponse implements UsedValue {
  @Text() value!: string;
  @Text(LABEL) label!: string;
  @Ref(() => LocalizedResponse) labels!: LocalizedResponse;
  @Text({ nullable: true, description: '`#rrggbb`' }) color!: string | null;
  @Integer() products_count!: number;
}

export class UsedAttributeDetailResponse extends UsedAttributeResponse {
  @ListOf(() => UsedValueResponse) values!: UsedValueResponse[];
}

class SuggestedAttributeResponse implements SuggestedAttribute {
  @Text() name!: string;
  @Text(LABEL) label!: string;
}

class SuggestedValueResponse implements SuggestedValue {
  @Text() value!: string;
  @Text(LABEL) label!: string;
}

export class SuggestedAttributesResponse {
  @ListOf(() => SuggestedAttributeResponse) items!: SuggestedAttributeResponse[];
}

export class SuggestedValuesResponse {
  @ListOf(() => SuggestedValueResponse) items!: SuggestedValueResponse[];
}
