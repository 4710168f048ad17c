import { IsOptional } from 'class-validator';
import { Amount, Integer, ListOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import type { SuggestedCategory, SuggestedProduct } from '../../use-cases/suggest-search.js';

export class SearchSuggestionsQuery {
  /** Incomplete search text. */
  @IsOptional()
  @CleanText(200)
  q?: string;
}

class SuggestedProductResponse implements SuggestedProduct {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ format: 'uri' }) link!: string;
  @Text({ nullable: true, description: 'Address of the first picture, in its small size.' }) image!: string | null;
  @Amount({ description: 'Lowest price: that of the cheapest variant, or of the product.' }) price!: number;
  @Amount({ description: 'Highest price.' }) price_to!: number;
  @Amount({ nullable: true, description: 'The regular price while the special one holds, else null.' })
  old_price!: number | null;
  @Text({ description: 'ISO 4217.' }) currency!: string;
}

class SuggestedCategoryResponse implements SuggestedCategory {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ format: 'uri' }) link!: string;
}

/** At most ten rows in total. */
export class SearchSuggestionsResponse {
  @ListOf(() => SuggestedProductResponse) products!: SuggestedProductResponse[];
  @ListOf(() => SuggestedCategoryResponse) categories!: SuggestedCategoryResponse[];
  @Text({ optional: true, description: 'What was searched for instead, as `q` finds nothing.' })
  corrected_query?: string;
}
