import {
  Amount,
  Decimal,
  Flag,
  Integer,
  ListOf,
  MapOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { AdminProductCard } from '../../domain/admin-product-card.js';
import type { ProductCard } from '../../domain/product-card.js';
import type { ProductDetail } from '../../domain/product-detail.js';
import type { Facet } from '../../use-cases/count-facets.js';
import type { EditableProduct } from '../../use-cases/get-product-for-editing.js';

const FLAG = [0, 1];

/** A product in a list. */
export class ProductCardResponse implements ProductCard {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ description: 'The word in its address; unique.' }) alias!: string;
  @Text() short_description!: string;
  @Amount() price_regular!: number;
  @Amount({ nullable: true }) price_special!: number | null;
  @Amount({ description: 'What it costs now: the special price while it is above 0 and below the regular one.' })
  price!: number;
  @Amount({ description: 'Lowest price that can be paid: that of the cheapest variant, or `price` without variants.' })
  price_from!: number;
  @Amount({ description: 'Highest price that can be paid.' }) price_to!: number;
  @Amount({ nullable: true, description: 'The regular price while the special one holds, else null.' })
  old_price!: number | null;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Integer({ nullable: true, description: 'Id of its category.' }) category!: number | null;
  @Text({ nullable: true }) sku!: string | null;
  @Integer({ description: 'Pieces; of a product with variants, of all of them.' }) in_stock!: number;
  @Integer({ description: 'The same as `in_stock`.' }) inventory!: number;
  @OneOf(FLAG) published!: 0 | 1;
  @OneOf(FLAG) featured!: 0 | 1;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @Flag({ description: 'Then one of them is chosen to buy it.' }) has_variants!: boolean;
  @Text({ nullable: true, description: 'Address of the first picture.' }) image!: string | null;
  @Text({ format: 'uri' }) link!: string;
  @Integer() reviewsCount!: number;
  @Decimal({ description: '1 to 5 with two digits; 0 while there is no review.' }) averageRating!: number;
  @Timestamp() created_at!: string;
}

class FacetValueResponse {
  @Text() value!: string;
  @Text() label!: string;
  @Text({ nullable: true, description: '`#rrggbb`, of a value that has a color.' }) color!: string | null;
  @Integer({ description: 'Products that have it.' }) count!: number;
}

export class FacetResponse implements Facet {
  @Text() attribute!: string;
  @Text() label!: string;
  @ListOf(() => FacetValueResponse) values!: FacetValueResponse[];
}

export class ProductPageResponse {
  @ListOf(() => ProductCardResponse) items!: ProductCardResponse[];
  @ListOf(() => FacetResponse, { optional: true, description: 'With `facets=1`.' }) facets?: FacetResponse[];
  @Text({ optional: true, description: 'What was searched for instead, as `q` finds nothing.' })
  corrected_query?: string;
}

class BreadcrumbResponse {
  @Integer() id!: number;
  @Text() name!: string;
  @Text() alias!: string;
}

class ProductImageResponse {
  @Integer() id!: number;
  @Text() image!: string;
  @Text() alt!: string;
  @Integer() sort!: number;
}

class ProductAttributeResponse {
  @Text() attribute!: string;
  @Text() value!: string;
  @Amount({ description: 'Added to the price of variants with this value.' }) price_modifier!: number;
  @Text({ description: "In the reader's language." }) label!: string;
  @Text() value_label!: string;
}

class ProductVariantResponse {
  @Integer() id!: number;
  @Text({ nullable: true }) sku!: string | null;
  @MapOf({ type: 'string' }) attributes!: Record<string, string>;
  @Amount({ description: 'What the variant costs now.' }) price!: number;
  @Amount({ nullable: true, description: 'What was set for it alone.' }) own_price!: number | null;
  @Amount({ nullable: true }) old_price!: number | null;
  @Integer({ description: 'Pieces.' }) in_stock!: number;
  @Integer({ description: 'The same as `in_stock`.' }) inventory!: number;
  @Integer({ nullable: true, description: "Of the product's `images` the one that shows it." })
  image_id!: number | null;
  @Text({ nullable: true, description: 'Address of that picture.' }) image!: string | null;
}

class ProductReviewResponse {
  @Integer() id!: number;
  @Text() name!: string;
  @Integer({ description: '1 to 5.' }) rating!: number;
  @Text() text!: string;
  @Flag({ description: 'The author had bought the product.' }) verified_purchase!: boolean;
  @Timestamp() created_at!: string;
}

/** A product with all its data except reviews. */
class WholeProductResponse extends ProductCardResponse implements Omit<ProductDetail, 'reviews'> {
  @Text() description!: string;
  @Integer({ nullable: true, description: "Pieces that one line may have; null: as the shop's settings say." })
  max_quantity!: number | null;
  @MapOf({}, { nullable: true, description: 'Any values by name.' }) custom_fields!: Record<string, unknown> | null;
  @MapOf({ type: 'object', additionalProperties: { type: 'string' } }, { description: 'Texts by language and name.' })
  translations!: Record<string, Record<string, string>>;
  @ListOf(() => BreadcrumbResponse, { description: 'Its categories, from the top.' })
  breadcrumbs!: BreadcrumbResponse[];
  @ListOf(() => ProductImageResponse) images!: ProductImageResponse[];
  @ListOf(() => ProductAttributeResponse) attributes!: ProductAttributeResponse[];
  @ListOf(() => ProductVariantResponse) variants!: ProductVariantResponse[];
  @Integer() version!: number;
  @Timestamp() updated_at!: string;
}

export class ProductResponse extends WholeProductResponse implements ProductDetail {
  @ListOf(() => ProductReviewResponse, { description: 'The newest approved ones.' }) reviews!: ProductReviewResponse[];
}

class OwnTextsResponse {
  @Text() name!: string;
  @Text() description!: string;
  @Text() short_description!: string;
}

export class EditableProductResponse extends WholeProductResponse implements EditableProduct {
  @Ref(() => OwnTextsResponse, { description: 'What shows where a language has no text of its own.' })
  own!: OwnTextsResponse;
  @Integer({ description: "So many pieces or fewer are few, by the shop's settings." }) low_stock_threshold!: number;
}

class AdminProductCardResponse extends ProductCardResponse implements AdminProductCard {
  @Text({ nullable: true }) category_name!: string | null;
  @Integer() variants_count!: number;
  @Integer() version!: number;
  @Timestamp() updated_at!: string;
}

export class AdminProductListResponse {
  @ListOf(() => AdminProductCardResponse) items!: AdminProductCardResponse[];
  @Integer({ description: "So many pieces or fewer are few, by the shop's settings." }) low_stock_threshold!: number;
}

export class PublishedProductsResponse {
  @ListOf({ type: 'integer' }, { description: 'Those that changed.' }) ids!: number[];
}
