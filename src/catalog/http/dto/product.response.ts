import { TAX_CLASSES, type TaxClass } from '#kernel';
import {
  Amount,
  Decimal,
  Flag,
  Integer,
  JsonObject,
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
  @Text({ description: 'URL slug; unique.' }) alias!: string;
  @Text({ description: "For lists, in the reader's language; may be empty." }) short_description!: string;
  @Amount({ description: 'Price without a sale, in `currency`.' }) price_regular!: number;
  @Amount({
    nullable: true,
    description: 'Sale price, in `currency`; it applies while it is above 0 and below `price_regular`. null: none.',
  })
  price_special!: number | null;
  @Amount({ description: 'Current price: `price_special` if it applies, else `price_regular`.' })
  price!: number;
  @Amount({ description: 'Lowest current price: of the cheapest variant, or `price` without variants.' })
  price_from!: number;
  @Amount({ description: 'Highest current price: of the most expensive variant, or `price` without variants.' })
  price_to!: number;
  @Amount({
    nullable: true,
    description: '`price_regular` while `price_special` applies, to be shown crossed out; else null.',
  })
  old_price!: number | null;
  @Text() currency!: string;
  @Integer({ nullable: true, description: 'Id of the category; null: none.' }) category!: number | null;
  @Text({ nullable: true }) sku!: string | null;
  @Integer({ description: 'Pieces that can be bought now; the sum of the variants if there are any.' })
  in_stock!: number;
  @Integer({ description: 'The same as `in_stock`.' }) inventory!: number;
  @OneOf(FLAG) published!: 0 | 1;
  @OneOf(FLAG, { description: '1: highlighted on the home page; 0: not.' }) featured!: 0 | 1;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @Flag({ description: 'Whether a variant must be chosen to buy the product.' }) has_variants!: boolean;
  @Text({ nullable: true, description: 'URL or path of the main picture; null: no picture.' }) image!: string | null;
  @Text({ format: 'uri' }) link!: string;
  @Integer({ description: 'Number of approved reviews.' }) reviewsCount!: number;
  @Decimal({ description: 'Average of the approved reviews, 1 to 5 with two decimals; 0: no review yet.' })
  averageRating!: number;
  @Timestamp() created_at!: string;
}

class FacetValueResponse {
  @Text({ description: 'Value to filter by: `attributes[color]=red`.' }) value!: string;
  @Text({ description: "Display name in the reader's language." }) label!: string;
  @Text({ nullable: true, description: 'Color that filters show, as `#rrggbb`; null: none.' }) color!: string | null;
  @Integer({ description: 'Number of found products with this value.' }) count!: number;
}

export class FacetResponse implements Facet {
  @Text({ description: 'Name to filter by.' }) attribute!: string;
  @Text({ description: "Display name in the reader's language." }) label!: string;
  @ListOf(() => FacetValueResponse, { description: 'Values of the products found, with their numbers.' })
  values!: FacetValueResponse[];
}

export class ProductPageResponse {
  @ListOf(() => ProductCardResponse, { description: 'Products of this page.' }) items!: ProductCardResponse[];
  @ListOf(() => FacetResponse, {
    optional: true,
    description: 'Attribute values of all products found, not of this page only; with `facets=1`.',
  })
  facets?: FacetResponse[];
  @Text({ optional: true, description: 'Text that was searched for instead, because `q` found nothing.' })
  corrected_query?: string;
}

class BreadcrumbResponse {
  @Integer() id!: number;
  @Text({ description: "Name of the category, in the reader's language." }) name!: string;
  @Text() alias!: string;
}

class ProductImageResponse {
  @Integer() id!: number;
  @Text({ description: 'URL or path of the picture.' }) image!: string;
  @Text({ description: 'Alternative text for readers who do not see the picture; may be empty.' }) alt!: string;
  @Integer({ description: 'Sort key; lower numbers come first.' }) sort!: number;
}

class ProductAttributeResponse {
  @Text({ description: 'Name of the attribute. It does not depend on the language.' }) attribute!: string;
  @Text({ description: 'Value of the attribute. It does not depend on the language.' }) value!: string;
  @Amount({
    description: 'Added to the price of variants with this value, in `currency` of the product; may be negative.',
  })
  price_modifier!: number;
  @Text({ description: "Display name of the attribute, in the reader's language." }) label!: string;
  @Text({ description: "Display name of the value, in the reader's language." }) value_label!: string;
}

class ProductVariantResponse {
  @Integer() id!: number;
  @Text({ nullable: true }) sku!: string | null;
  @MapOf({ type: 'string' }, { description: 'Attributes that tell the variant from the others: `{"color": "red"}`.' })
  attributes!: Record<string, string>;
  @Amount({ description: 'Current price of the variant.' }) price!: number;
  @Amount({
    nullable: true,
    description: 'Price that is stored for the variant; null: calculated from the product and the modifiers.',
  })
  own_price!: number | null;
  @Amount({ nullable: true, description: 'Price without the sale, to be shown crossed out; null: no sale.' })
  old_price!: number | null;
  @Integer({ description: 'Pieces that can be bought now.' }) in_stock!: number;
  @Integer({ description: 'The same as `in_stock`.' }) inventory!: number;
  @Integer({
    nullable: true,
    description: 'Id of one of the `images` of the product that shows the variant; null: none.',
  })
  image_id!: number | null;
  @Text({ nullable: true, description: 'URL or path of that picture; null: none.' }) image!: string | null;
}

class ProductReviewResponse {
  @Integer() id!: number;
  @Text({ description: 'Author, as signed.' }) name!: string;
  @Integer({ description: 'Stars, 1 (worst) to 5 (best).' }) rating!: number;
  @Text({ description: 'Plain text, as the author wrote it.' }) text!: string;
  @Flag({ description: 'Whether the author had bought the product before.' }) verified_purchase!: boolean;
  @Timestamp() created_at!: string;
}

/** A product with all its data except reviews. */
class WholeProductResponse extends ProductCardResponse implements Omit<ProductDetail, 'reviews'> {
  @Text({ description: "Text of the product page, in the reader's language; may be empty." }) description!: string;
  @Integer({
    nullable: true,
    description: 'Maximum number of pieces in one line; null: the setting `max_quantity` of the shop.',
  })
  max_quantity!: number | null;
  @JsonObject({ nullable: true, description: 'JSON object of an integration, as it was stored; null: none.' })
  custom_fields!: Record<string, unknown> | null;
  @MapOf(
    { type: 'object', additionalProperties: { type: 'string' } },
    { description: 'Texts by language and field: `{"uk": {"name": "Мед"}}`.' },
  )
  translations!: Record<string, Record<string, string>>;
  @ListOf(() => BreadcrumbResponse, {
    description: 'Categories from the top level down to the one of the product; empty without a category.',
  })
  breadcrumbs!: BreadcrumbResponse[];
  @ListOf(() => ProductImageResponse, { description: 'All pictures, the main one first.' })
  images!: ProductImageResponse[];
  @ListOf(() => ProductAttributeResponse, {
    description: 'All attributes with their values; also those by which variants differ.',
  })
  attributes!: ProductAttributeResponse[];
  @ListOf(() => ProductVariantResponse, { description: 'All variants; empty: the product itself is bought.' })
  variants!: ProductVariantResponse[];
  @Integer() version!: number;
  @Timestamp() updated_at!: string;
}

export class ProductResponse extends WholeProductResponse implements ProductDetail {
  @ListOf(() => ProductReviewResponse, {
    description: 'Newest approved reviews; all are at `/api/products/{id}/reviews`.',
  })
  reviews!: ProductReviewResponse[];
}

class OwnTextsResponse {
  @Text({ description: 'Name in the language of the record.' }) name!: string;
  @Text({ description: 'Long text in the language of the record.' }) description!: string;
  @Text({ description: 'Short text in the language of the record.' }) short_description!: string;
}

export class EditableProductResponse extends WholeProductResponse implements EditableProduct {
  @Ref(() => OwnTextsResponse, { description: 'Texts of the record itself, shown in languages without a translation.' })
  own!: OwnTextsResponse;
  @OneOf(TAX_CLASSES, { description: 'Tax class; determines the tax rate in each country.' })
  tax_class!: TaxClass;
  @Integer({ description: 'Stock at or below this number counts as low; from the settings of the shop.' })
  low_stock_threshold!: number;
}

class AdminProductCardResponse extends ProductCardResponse implements AdminProductCard {
  @Text({ nullable: true, description: "Name of the category, in the reader's language; null: no category." })
  category_name!: string | null;
  @Integer({ description: 'Number of variants; 0: the product itself is bought.' }) variants_count!: number;
  @Integer() version!: number;
  @Timestamp() updated_at!: string;
}

export class AdminProductListResponse {
  @ListOf(() => AdminProductCardResponse, { description: 'Products of this page.' }) items!: AdminProductCardResponse[];
  @Integer({ description: 'Stock at or below this number counts as low; from the settings of the shop.' })
  low_stock_threshold!: number;
}

export class PublishedProductsResponse {
  @ListOf(
    { type: 'integer' },
    { description: 'Ids of the products that changed; the others already were as requested.' },
  )
  ids!: number[];
}
