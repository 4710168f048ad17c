import { IsOptional } from 'class-validator';
import { Amount, Integer, ListOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import type { SuggestedCategory, SuggestedProduct } from '../../use-cases/suggest-search.js';

export class SearchSuggestionsQuery {
  /** Text that the shopper has typed so far, up to 200 characters. */
  @IsOptional()
  @CleanText(200)
  q?: string;
}

class SuggestedProductResponse implements SuggestedProduct {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ format: 'uri' }) link!: string;
  @Text({ nullable: true, description: 'URL or path of the main picture in its small size; null: no picture.' })
  image!: string | null;
  @Amount({ description: 'Lowest current price: of the cheapest variant, or of the product.' }) price!: number;
  @Amount({ description: 'Highest current price; equal to `price` if there is only one.' }) price_to!: number;
  @Amount({ nullable: true, description: 'Price without the sale, to be shown crossed out; null: no sale.' })
  old_price!: number | null;
  @Text() currency!: string;
}

class SuggestedCategoryResponse implements SuggestedCategory {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ format: 'uri' }) link!: string;
}

/** At most ten rows in total. */
export class SearchSuggestionsResponse {
  @ListOf(() => SuggestedProductResponse, { description: 'Published products, the most relevant first.' })
  products!: SuggestedProductResponse[];
  @ListOf(() => SuggestedCategoryResponse, { description: 'Published categories, the most relevant first.' })
  categories!: SuggestedCategoryResponse[];
  @Text({ optional: true, description: 'Text that was searched for instead, because `q` found nothing.' })
  corrected_query?: string;
}
