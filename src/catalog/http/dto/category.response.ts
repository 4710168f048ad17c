import { LANGUAGES, type Language } from '#kernel';
import { Integer, ListOf, MapOf, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { CategoryLink, CategoryView } from '../../domain/category-view.js';
import type { CategoryNode, PlacedCategory } from '../../domain/category-tree.js';
import type { MovedCategory } from '../../use-cases/move-category.js';
import type { CategoryDetail } from '../../use-cases/read-category.js';
import type { CategoryTree, StoredCategory } from '../../use-cases/read-category-tree.js';
import { ProductCardResponse } from './product.response.js';

const TRANSLATIONS = { type: 'object', additionalProperties: { type: 'string' } };
const TOP = { description: 'Id of the parent; 0 at the top.' };

class CategoryLinkResponse implements CategoryLink {
  @Integer() id!: number;
  @Text() name!: string;
  @Text() alias!: string;
}

export class CategoryResponse implements CategoryView {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ description: 'The same as `name`.' }) pagetitle!: string;
  @Text({ description: 'The word in its address; unique.' }) alias!: string;
  @Text() description!: string;
  @Text({ nullable: true }) image!: string | null;
  @Integer(TOP) parent!: number;
  @Integer(TOP) parent_id!: number;
  @OneOf([0, 1]) published!: 0 | 1;
  @Integer({ description: 'Lower numbers first.' }) position!: number;
  @Integer() version!: number;
  @Text({ format: 'uri' }) link!: string;
  @Integer({ description: 'Published products in it, without those further down.' }) products_count!: number;
  @ListOf(() => CategoryLinkResponse) children!: CategoryLinkResponse[];
}

export class CategoryDetailResponse extends CategoryResponse implements CategoryDetail {
  @MapOf(TRANSLATIONS, { description: 'Texts by language and name.' })
  translations!: Record<string, Record<string, string>>;
  @ListOf(() => ProductCardResponse, { description: 'The first ones in it and below it.' })
  products!: ProductCardResponse[];
}

class CategoryNodeResponse implements CategoryNode {
  @Integer() id!: number;
  @Text() name!: string;
  @Text() alias!: string;
  @Integer(TOP) parent!: number;
  @Integer() position!: number;
  @OneOf([0, 1]) published!: 0 | 1;
  @Integer() version!: number;
  @Integer({ description: 'Directly in it, published or not.' }) all_products_count!: number;
}

const OWN_LANGUAGE = { name: 'Language', description: "What the category's own words are in." };

export class CategoryTreeResponse implements CategoryTree {
  @OneOf(LANGUAGES, OWN_LANGUAGE) own_language!: Language;
  @ListOf(() => CategoryNodeResponse) items!: CategoryNodeResponse[];
}

export class StoredCategoryResponse extends CategoryNodeResponse implements StoredCategory {
  @Text() description!: string;
  @Text({ nullable: true }) image!: string | null;
  @OneOf(LANGUAGES, OWN_LANGUAGE) own_language!: Language;
  @MapOf(TRANSLATIONS) translations!: Record<string, Record<string, string>>;
  @Integer() children_count!: number;
  @Text({ format: 'uri' }) link!: string;
  @Timestamp() updated_at!: string;
}

class PlacedCategoryResponse implements PlacedCategory {
  @Integer() id!: number;
  @Integer() position!: number;
  @Integer() version!: number;
}

export class MovedCategoryResponse extends PlacedCategoryResponse implements MovedCategory {
  @Integer(TOP) parent!: number;
  @ListOf(() => PlacedCategoryResponse, { description: 'All of the parent, in their new order.' })
  siblings!: PlacedCategoryResponse[];
}
