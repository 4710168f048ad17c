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
  @Text({ description: "In the reader's language." }) name!: string;
  @Text() alias!: string;
}

export class CategoryResponse implements CategoryView {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text({ description: 'The same as `name`.' }) pagetitle!: string;
  @Text({ description: 'URL slug; unique.' }) alias!: string;
  @Text({ description: "Text of the category page, in the reader's language; may be empty." }) description!: string;
  @Text({ nullable: true }) image!: string | null;
  @Integer({ ...TOP, description: 'Id of the parent category; 0: top level.' }) parent!: number;
  @Integer({ ...TOP, description: 'The same as `parent`.' }) parent_id!: number;
  @OneOf([0, 1]) published!: 0 | 1;
  @Integer({ description: 'Sort key among the siblings; lower numbers come first.' }) position!: number;
  @Integer() version!: number;
  @Text({ format: 'uri' }) link!: string;
  @Integer({ description: 'Number of published products directly in the category, without those of its children.' })
  products_count!: number;
  @ListOf(() => CategoryLinkResponse, { description: 'Direct children that the caller may see, by position.' })
  children!: CategoryLinkResponse[];
}

export class CategoryDetailResponse extends CategoryResponse implements CategoryDetail {
  @MapOf(TRANSLATIONS, { description: 'Texts by language and field: `{"uk": {"name": "Мед"}}`.' })
  translations!: Record<string, Record<string, string>>;
  @ListOf(() => ProductCardResponse, { description: 'First products of the category and of the categories below it.' })
  products!: ProductCardResponse[];
}

class CategoryNodeResponse implements CategoryNode {
  @Integer() id!: number;
  @Text({ description: "In the reader's language." }) name!: string;
  @Text() alias!: string;
  @Integer({ ...TOP, description: 'Id of the parent category; 0: top level.' }) parent!: number;
  @Integer({ description: 'Sort key among the siblings; lower numbers come first.' }) position!: number;
  @OneOf([0, 1]) published!: 0 | 1;
  @Integer() version!: number;
  @Integer({ description: 'Number of products directly in the category, published or not.' })
  all_products_count!: number;
}

const OWN_LANGUAGE = { name: 'Language', description: "What the category's own words are in." };

export class CategoryTreeResponse implements CategoryTree {
  @OneOf(LANGUAGES, {
    ...OWN_LANGUAGE,
    description: 'Language of the texts that are stored in the category itself; other languages are in `translations`.',
  })
  own_language!: Language;
  @ListOf(() => CategoryNodeResponse, {
    description: 'All categories as a flat list: each level by position, linked by `parent`.',
  })
  items!: CategoryNodeResponse[];
}

export class StoredCategoryResponse extends CategoryNodeResponse implements StoredCategory {
  @Text({ description: 'Text of the category page in `own_language`; may be empty.' }) description!: string;
  @Text({ nullable: true }) image!: string | null;
  @OneOf(LANGUAGES, {
    ...OWN_LANGUAGE,
    description: 'Language of the texts that are stored in the category itself; other languages are in `translations`.',
  })
  own_language!: Language;
  @MapOf(TRANSLATIONS, {
    description: 'Texts by language and field; a language without a text shows the one in `own_language`.',
  })
  translations!: Record<string, Record<string, string>>;
  @Integer({ description: 'Number of direct children. A category with children or products cannot be deleted.' })
  children_count!: number;
  @Text({ format: 'uri' }) link!: string;
  @Timestamp() updated_at!: string;
}

class PlacedCategoryResponse implements PlacedCategory {
  @Integer() id!: number;
  @Integer({ description: 'New sort key among the siblings, from 0.' }) position!: number;
  @Integer() version!: number;
}

export class MovedCategoryResponse extends PlacedCategoryResponse implements MovedCategory {
  @Integer({ ...TOP, description: 'Id of the new parent; 0: top level.' }) parent!: number;
  @ListOf(() => PlacedCategoryResponse, { description: 'All children of the parent, in their new order.' })
  siblings!: PlacedCategoryResponse[];
}
